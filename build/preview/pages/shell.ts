import { html, type Markup } from '../html.ts';

/** A page of the preview's own. */
interface DashboardPage {
  title: string;
  /** Its address, to mark it in the navigation. */
  path: string;
  body: Markup | Markup[];
}

/** The address of the script of the dashboard. */
export const dashboardScript = '/_preview/dashboard.js';

const sections = [
  { path: '/_preview/', text: 'Status' },
  { path: '/_preview/translations/', text: 'Translations' },
  { path: '/_preview/weights/', text: 'Weights' },
  { path: '/_preview/components/', text: 'Components' },
  { path: '/_preview/messages/', text: 'Messages' },
  { path: '/_preview/visual/', text: 'Visual tests' },
];

/** Puts a page of the preview's own into its frame: heading, ways to the others and back to the site. */
export function dashboardPage({ title, path, body }: DashboardPage): string {
  const links = sections.map(
    (section) =>
      html`<li><a href="${section.path}"${section.path === path ? html` aria-current="page"` : ''}>${section.text}</a></li>`,
  );
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – preview</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/_preview/style.css">
<script type="module" src="${dashboardScript}"></script>
</head>
<body>
<header class="preview-header" data-ground="navy">
<div class="wrap">
<a class="preview-skip" href="#main">Skip to main content</a>
<p class="preview-name"><a href="/_preview/">Preview</a></p>
<nav aria-label="Preview"><ul class="preview-sections">${links}<li><a href="/">Back to the site</a></li></ul></nav>
</div>
</header>
<main id="main" class="wrap" tabindex="-1">
<p class="preview-building" role="status" hidden>The site is being rendered …</p>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`);
}

/** The headers of the preview's dashboard: nothing from elsewhere, no script or style in the page, framed only by itself. */
export const dashboardHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The preview recognizes its own forms by their origin, which a stricter policy would hide.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};
