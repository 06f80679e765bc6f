import { createPage } from './page.mjs';

const renderPage = createPage(import.meta.dirname);

/** Renders guides with a layout in JavaScript, the fastest that Eleventy has. */
export default function configure(config) {
  config.setQuietMode(true);
  config.addGlobalData('layout', 'guide.11ty.mjs');
  config.addJavaScriptFunction('renderPage', renderPage);
  return { dir: { input: 'content', includes: '../layouts', output: 'public' }, markdownTemplateEngine: false };
}
