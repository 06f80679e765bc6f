import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The parts of a guide's page, of like weight as ours, for generators whose templates are JavaScript. What is the same on
 * every page of a language is made once, as a site would do that wants to be fast.
 */

/** @typedef {{ locale: string, address: string, title: string, description: string, lead: string, subject: string, published: string, minutes: number, pdfId: string, bulletPoint: { title: string, list: string[] }, translations: { locale: string, address: string }[] }} Guide */
/** @typedef {{ depth: number, slug: string, text: string }} Heading */
/** @typedef {{ name: string, kind: string, required?: boolean, autocomplete?: string, label: Record<string, string>, hint?: Record<string, string> }} Field */
/** @typedef {{ type: string, path: string, context?: unknown, submit: Record<string, string>, purpose: Record<string, string>, fields: Field[] }} Form */
/** @typedef {{ href: string, text: Record<string, string>, target?: string, id?: string, level?: number }} Link */

const origin = 'https://www.wevoya.example';
const names = /** @type {Record<string, string>} */ ({ en: 'English', fr: 'Français', nl: 'Nederlands' });
const picture = `${origin}/social/wevoya.png`;

/**
 * What the parts of pages in a language use.
 * @typedef {{ locale: string, text: (key: string, values?: Record<string, unknown>) => string, icon: (name: string) => string, linkOf: (link: Link) => string, links: (name: string) => string, navigation: Record<string, Link[]> }} Tools
 */

/**
 * @param {string} folder where `data.json` is
 * @returns {(guide: Guide, headings: readonly Heading[]) => { head: string, before: string, after: string }} what
 *   is in the head, and in the body before and after the guide's text
 */
export function createPage(folder) {
  const { texts, navigation, forms, icons } = JSON.parse(readFileSync(join(folder, 'data.json'), 'utf8'));
  /** @type {Map<string, ReturnType<typeof createShared>>} */
  const shared = new Map();
  return (guide, headings) => {
    const { locale } = guide;
    const parts = shared.get(locale) ?? createShared({ locale, texts: texts[locale], navigation, forms, icons });
    shared.set(locale, parts);
    return { head: headOf(guide, parts), before: beforeText(guide, headings, parts), after: afterText(guide, parts) };
  };
}

/** @param {{ locale: string, texts: Record<string, any>, navigation: Record<string, Link[]>, forms: Record<string, Form>, icons: Record<string, string> }} data */
function createShared({ locale, texts, navigation, forms, icons }) {
  /** @param {string} key @param {Record<string, unknown>} [values] */
  const text = (key, values = {}) => {
    const found = key.split('.').reduce((part, name) => part?.[name], /** @type {any} */ (texts));
    const plural = key
      .split('.')
      .reduce(
        (part, name, index, all) => part?.[index === all.length - 1 ? `${name}_other` : name],
        /** @type {any} */ (texts),
      );
    return String(found ?? plural ?? key).replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name] ?? ''));
  };
  /** @param {string} name */
  const icon = (name) =>
    `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[name]}"></path></svg>`;
  /** @param {Link} link */
  const linkOf = (link) =>
    `<a href="${link.href}"${link.target ? ' target="_blank" rel="noopener"' : ''}>${escapeHtml(link.text[locale])}${link.target ? ` ${icon('outside')}<span class="visually-hidden"> ${text('layout.newTab')}</span>` : ''}</a>`;
  /** @param {string} name */
  const links = (name) =>
    `<ul class="links">${(navigation[name] ?? []).map((link) => `<li>${linkOf(link)}</li>`).join('')}</ul>`;
  /** @type {Tools} */
  const tools = { locale, text, icon, linkOf, links, navigation };
  return {
    ...tools,
    menu: menuOf(tools),
    request: formOf('request-pdf', forms['request-pdf'], tools),
    newsletter: newsletterOf(formOf('newsletter-sticky', forms.newsletter, tools), tools),
    sitemap: sitemapOf(tools),
  };
}

/** @param {Tools} tools */
function menuOf({ locale, text, icon, linkOf, navigation }) {
  const header = navigation.header ?? [];
  const items = header
    .filter(({ level }) => !level)
    .map((item) =>
      item.id === 'what-we-do'
        ? `<li class="item"><details name="menu"><summary>${escapeHtml(item.text[locale])}${icon('below')}</summary><div class="panel"><div class="wrap"><ul class="columns" data-title="${escapeHtml(item.text[locale])}"><li class="overview"><a href="${item.href}">${text('menu.overview')}</a></li>${header
            .filter(({ level }) => level === 2)
            .map((link) => `<li>${linkOf(link)}</li>`)
            .join('')}</ul></div></div></details></li>`
        : `<li class="item">${linkOf(item)}</li>`,
    );
  return `<div class="menu"><ul class="menu">${items.join('')}</ul></div>`;
}

/**
 * @param {string} id
 * @param {Form | undefined} form
 * @param {Tools} tools
 */
function formOf(id, form, { locale, text, icon }) {
  if (!form) throw new Error(`The form ${id} is missing.`);
  const keys = ['consent', 'emailInvalid', 'emailRequired', 'required', 'tooLong'];
  const action = `https://forms.wevoya.example/v1/${form.path}`;
  const props = JSON.stringify({
    ...{ id, type: form.type, action, lang: locale, context: form.context },
    fields: form.fields.map((field) => ({ ...field, label: field.label[locale] })),
    text: {
      submit: form.submit[locale],
      sending: text('forms.sending'),
      purpose: form.purpose[locale],
      optional: text('forms.optional'),
      choose: text('forms.choose'),
      trap: text('forms.trap'),
      thanks: text('errors.responseMessage.thankYou'),
      backendError: text('errors.responseMessage.errorBackend'),
      incomplete: text('errors.form'),
      errorTitle: text('errors.title'),
    },
    messages: Object.fromEntries(keys.map((key) => [`errors.${key}`, text(`errors.${key}`)])),
  });
  const fields = form.fields.map(({ name, kind, required, autocomplete, label, hint }) => {
    const attributes = `id="${id}-${name}" name="${name}"${required ? ' required' : ''}`;
    const control =
      kind === 'checkbox'
        ? `<label class="choice"><input ${attributes} type="checkbox" value="true"><span>${escapeHtml(label[locale])}</span></label>`
        : `<label for="${id}-${name}" class="label">${escapeHtml(label[locale])} </label>${hint ? `<p class="hint">${escapeHtml(hint[locale])}</p>` : ''}<input ${attributes} autocomplete="${autocomplete}" type="${kind}" class="input">`;
    return `<div data-field="${name}" class="field">${control}</div>`;
  });
  return `<div class="section"><div data-island="form" data-props="${escapeHtml(props)}"><form id="${id}-form" name="${form.type}" method="post" action="${action}" class="form"><div class="fields">${fields.join('')}<div aria-hidden="true" class="trap"><label for="${id}-website">${text('forms.trap')}</label><input id="${id}-website" name="website" tabindex="-1" autocomplete="off"></div></div><div class="end"><p class="purpose">${escapeHtml(form.purpose[locale])}</p><button type="submit" class="submit">${escapeHtml(form.submit[locale])}</button></div></form></div><a class="link" href="/file/privacy-policy.pdf" type="application/pdf" hreflang="en">${icon('file')}<span>${text('footer.policies')}</span></a></div>`;
}

/**
 * @param {string} form
 * @param {Tools} tools
 */
const newsletterOf = (form, { locale, text, icon }) =>
  `<aside aria-label="${text('newsletterButton.region')}" data-print="no"><a class="trigger" href="/newsletter/" data-opens="newsletter">${icon('mail')}<span class="label"><span>${text('newsletterButton.label')}</span></span></a><dialog class="dialog" aria-labelledby="newsletter-title"><div class="head"><h2 id="newsletter-title" class="title">${text('newsletterButton.title')}</h2><button type="button" class="close" data-close="true"><span class="visually-hidden">${text('newsletterButton.close')}</span>${icon('close')}</button></div><div class="section">${form}<input type="hidden" form="newsletter-sticky-form" name="lang" value="${locale}"><input type="hidden" form="newsletter-sticky-form" name="startingURL" value=""></div></dialog></aside>`;

/** @param {Tools} tools */
const sitemapOf = ({ text, links }) =>
  `<div data-print="no"><svg class="contours" viewBox="0 0 1200 60" preserveAspectRatio="none" aria-hidden="true"><path d="M0 46C90 44 150 8 240 12s120 42 220 40S640 4 740 8s130 40 230 36 150-30 230-28"></path><path d="M0 54c90-2 160-30 240-28s130 34 220 32 190-40 280-36 140 32 230 28 150-24 230-22"></path><path d="M0 59c100-1 170-18 240-17s140 18 220 17 200-26 280-23 150 23 230 20 150-16 230-15"></path></svg><nav class="wrap" aria-labelledby="footer-offices"><h2 id="footer-offices" class="heading">${text('footer.offices')}</h2>${links('footer-offices')}</nav><div class="wrap columns">${Object.entries(
    { whatWeDo: 'footer-what-we-do', learn: 'footer-learn', about: 'footer-about' },
  )
    .map(
      ([key, id]) =>
        `<nav aria-labelledby="${id}"><h2 id="${id}" class="heading">${text(`footer.${key}`)}</h2>${links(id)}</nav>`,
    )
    .join('')}</div></div>`;

/** @param {Guide} guide @param {ReturnType<typeof createShared>} shared */
function headOf(guide, { text }) {
  const { locale, description } = guide;
  const url = origin + guide.address;
  const title = escapeHtml(`${guide.title} | Wevoya`);
  const alternates = guide.translations.map(
    (one) =>
      `<link rel="alternate" hreflang="${one.locale}" href="${origin}${one.address}">${one.locale === 'en' ? `<link rel="alternate" hreflang="x-default" href="${origin}${one.address}">` : ''}`,
  );
  const organization = { '@id': `${origin}/#organization` };
  const graph = [
    { '@type': 'Organization', ...organization, name: 'Wevoya', url: `${origin}/` },
    {
      '@type': 'WebPage',
      '@id': `${url}#page`,
      url,
      name: guide.title,
      description,
      inLanguage: locale,
      publisher: organization,
    },
    {
      '@type': 'BreadcrumbList',
      '@id': `${url}#breadcrumbs`,
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: text('pages.guide.all'), item: `${origin}/toolbox/` },
        { '@type': 'ListItem', position: 2, name: guide.title, item: url },
      ],
    },
    {
      ...{ '@type': 'Article', '@id': `${url}#guide`, headline: guide.title, description, image: picture },
      ...{ datePublished: guide.published, inLanguage: locale, publisher: organization },
      author: { '@type': 'Person', name: 'Anna De Wit' },
    },
  ];
  return `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${escapeHtml(description)}"><link rel="canonical" href="${url}">${alternates.join('')}<link rel="preload" href="/assets/bricolage.woff2" as="font" type="font/woff2" crossorigin="anonymous"><link rel="preload" href="/assets/hanken.woff2" as="font" type="font/woff2" crossorigin="anonymous"><meta property="og:type" content="article"><meta property="og:site_name" content="Wevoya"><meta property="og:locale" content="${locale}"><meta property="og:title" content="${title}"><meta property="og:description" content="${escapeHtml(description)}"><meta property="og:url" content="${url}"><meta property="og:image" content="${picture}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="${escapeHtml(guide.title)}"><meta name="twitter:card" content="summary_large_image"><meta name="twitter:image" content="${picture}"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/site.webmanifest"><meta name="theme-color" content="#0c1a33"><link rel="stylesheet" href="/assets/classic.css"><script type="module" src="/assets/main.js"></script><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')}</script>`;
}

/** @param {Guide} guide @param {ReturnType<typeof createShared>} shared */
const languagesOf = ({ locale, translations }, { text }) =>
  `<ul class="languages" aria-label="${text('menu.languages')}">${translations
    .filter((one) => one.locale !== locale)
    .map(
      (one) =>
        `<li><a href="${one.address}" lang="${one.locale}" hreflang="${one.locale}">${names[one.locale]}</a></li>`,
    )
    .join('')}</ul>`;

/**
 * @param {Guide} guide
 * @param {readonly Heading[]} headings
 * @param {ReturnType<typeof createShared>} shared
 */
function beforeText(guide, headings, shared) {
  const { text, icon, menu } = shared;
  const { locale } = guide;
  const type = text('values.guideType.guide');
  const pages = text('units.pages', { value: 2, count: 2 });
  const day = new Date(guide.published).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const contents = headings.map(({ slug, text: heading }) => `<li><a href="#${slug}">${escapeHtml(heading)}</a></li>`);
  return `<header class="header" data-header="one-row"><div class="wrap bar"><a class="skip" href="#main">${text('layout.skip')}</a><a class="logo" href="/" aria-label="${text('layout.home')}"><svg class="mark" viewBox="0 0 44 28" aria-hidden="true"><path d="M2 3c2 17 9 26 15 18 3-4 7-4 10 0 6 8 13-1 15-18M9 3c1 10 4 16 8.5 11.5 3-3 6-3 9 0C31 19 34 13 35 3"></path><circle cx="22" cy="5.5" r="3"></circle></svg>wevoya</a><button type="button" class="burger" popovertarget="menu" data-print="no">${text('menu.open')}${icon('menu')}</button><nav id="menu" popover="auto" class="drawer" aria-label="${text('menu.label')}"><button type="button" class="close" popovertarget="menu" popovertargetaction="hide"><span class="visually-hidden">${text('menu.close')}</span>${icon('close')}</button>${menu}${languagesOf(guide, shared)}</nav><a class="search" href="/search/" aria-label="${text('search.open')}" data-print="no">${icon('search')}</a></div></header><main id="main" tabindex="-1"><div class="section hero" data-ground="hero"><div class="wrap stack"><div class="content"><div class="text"><div class="above"><nav class="breadcrumbs" aria-label="${text('layout.breadcrumbs')}"><ol class="crumbs"><li><a href="/toolbox/">${text('pages.guide.all')}</a></li></ol></nav><p>${type} · ${text(`values.subject.${guide.subject}`)}</p></div><h1>${escapeHtml(guide.title)}</h1><p class="lead">${escapeHtml(guide.lead)}</p><div class="buttons"><a href="#request" class="button primary"><span>${text('pages.guide.get')}</span>${icon('down')}</a></div></div><div class="panel" data-ground="navy"><div class="drawing"></div><div class="over"><p class="cover"><span>PDF · ${pages}</span><span>${type}</span></p></div></div></div></div></div><div class="section plain" data-ground="plain"><div class="wrap stack"><div class="content"><div class="columns"><div class="reading"><dl class="list columns"><div><dt>${text('facts.author')}</dt><dd>Anna De Wit</dd></div><div><dt>${text('facts.published')}</dt><dd><time datetime="${guide.published}">${day}</time></dd></div><div><dt>${text('facts.readingTime')}</dt><dd>${text('units.minutesToRead', { count: guide.minutes })}</dd></div><div><dt>${text('facts.document')}</dt><dd>${pages}</dd></div></dl><nav class="toc" aria-labelledby="toc-title"><p id="toc-title">${text('pages.contents')}</p><ul>${contents.join('')}</ul></nav><div class="prose">`;
}

/** @param {Guide} guide @param {ReturnType<typeof createShared>} shared */
function afterText(guide, shared) {
  const { text, icon, request, newsletter, sitemap } = shared;
  const hidden = Object.entries({
    lang: guide.locale,
    pdfId: guide.pdfId.replace(/.*\//, ''),
    pageURL: origin + guide.address,
    startingURL: origin + guide.address,
  }).map(([name, value]) => `<input type="hidden" form="request-pdf-form" name="${name}" value="${value}">`);
  const points = guide.bulletPoint.list.map((point) => `<li>${escapeHtml(point)}</li>`);
  return `</div></div><aside id="request" class="request" data-ground="soft" aria-labelledby="request-title"><h2 id="request-title">${text('pages.guide.request')}</h2><h3 class="inside">${escapeHtml(guide.bulletPoint.title)}</h3><ul class="points">${points.join('')}</ul><p>${text('pages.guide.arrives')}</p><div class="section">${request}${hidden.join('')}</div></aside></div></div></div></div></main>${newsletter}<footer class="footer">${sitemap}<div class="wrap row" data-print="no"><div><h2 class="visually-hidden">${text('footer.follow')}</h2><ul class="inline"><li><a href="/links/#linkedin" data-target="blank">LinkedIn ${icon('outside')}<span class="visually-hidden"> ${text('layout.newTab')}</span></a></li></ul></div>${languagesOf(guide, shared)}</div><div class="wrap"><div class="policies"><h2 class="visually-hidden">${text('footer.policies')}</h2><ul class="inline"><li><a href="/file/privacy-policy.pdf" hreflang="en" type="application/pdf"><span class="title">${text('footer.policies')}</span></a></li></ul><p>${text('footer.copyright', { years: '2024–2025', name: 'Wevoya' })}</p></div></div></footer>`;
}

/** @param {unknown} text */
const escapeHtml = (text) =>
  String(text ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
