import { join } from 'node:path';
import { readSite } from '../../build/pipeline/build.ts';
import { type Gallery, openGallery } from '../../build/preview/gallery/gallery.ts';
import { projectTemplates, root } from './project.ts';
import { buildDate } from './site.ts';

/** Opens the gallery of the project's components, with the interface texts and forms of its content, once per runtime. */
export function gallery(runtime: 'preact' | 'react' = 'preact'): Promise<Gallery> {
  const known = opened.get(runtime) ?? open(runtime);
  opened.set(runtime, known);
  return known;
}

const opened = new Map<string, Promise<Gallery>>();

async function open(runtime: 'preact' | 'react'): Promise<Gallery> {
  const templates = await projectTemplates(runtime);
  const { site } = readSite({ contentFolder: join(root, 'content'), templates, date: buildDate });
  if (!site) throw new Error('The content cannot be read; npm run check says why.');
  return openGallery({
    root,
    siteFolder: root,
    cache: join(root, '.cache'),
    site,
    layouts: templates.layouts,
    renderIsland: templates.renderIsland,
  });
}
