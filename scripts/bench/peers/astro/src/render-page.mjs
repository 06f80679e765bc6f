import { createPage } from '../page.mjs';

export const renderPage = createPage(process.cwd());
