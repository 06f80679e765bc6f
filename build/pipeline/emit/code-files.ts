import { prefixCss } from '../../model/addresses/prefix-base.ts';
import type { Assets } from '../../model/assets.ts';
import { digestOf, integrityOf } from '../../model/files/digest.ts';
import type { OutputFile } from '../../model/output.ts';
import type { CompiledTemplates } from '../../model/templates.ts';
import { hashedAsset } from './published.ts';

/** The published code of a site: its style sheets and scripts, and what pages need to know of them. */
interface CodeFiles extends Pick<Assets, 'styles' | 'script' | 'integrity'> {
  files: OutputFile[];
}

/**
 * Publishes style sheets and the scripts of the browser.
 * @param base the path below which the site is served
 */
export function publishCode(
  sheets: Iterable<readonly [name: string, css: string]>,
  { entry, files: scripts }: CompiledTemplates['client'],
  base: string,
): CodeFiles {
  const files: OutputFile[] = [];
  const styles: Record<string, string> = {};
  const script = `/assets/${entry}`;
  const integrity = { [script]: integrityOf(scripts[entry] ?? '') };
  for (const [name, written] of sheets) {
    const css = prefixCss(written, base);
    const { url, file } = hashedAsset(`${name.replace('/', '-')}.css`, css);
    styles[name] = url;
    integrity[url] = integrityOf(css);
    files.push(file);
  }
  for (const [name, text] of Object.entries(scripts))
    files.push({ area: 'site', path: `assets/${name}`, digest: digestOf(text), contents: () => text });
  return { styles, script, integrity, files };
}
