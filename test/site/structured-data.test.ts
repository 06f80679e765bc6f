import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Route } from '../../build/model/route.ts';
import { type GraphNode, type PublishedPage, publishedPages, tagsOf } from '../support/published-pages.ts';
import { type RealSite, realSite } from '../support/real-site.ts';

interface State {
  real: RealSite;
  origin: string;
  pages: readonly PublishedPage[];
}

const data = suite<State>('structured data and social images');

data.before(async (state) => {
  const real = await realSite();
  Object.assign(state, { real, origin: real.site.config.origin, pages: publishedPages(real) });
});

data('every page has one graph, its ids its own, and refers to nothing outside it', ({ pages, origin }) => {
  for (const { url, html, graph } of pages) {
    assert.is(html.split('type="application/ld+json"').length - 1, 1, url);
    const ids = graph.map((node) => node['@id']);
    assert.is(new Set(ids).size, ids.length, `${url}: ${ids}`);
    for (const id of ids)
      assert.ok(id === `${origin}/#organization` || id?.startsWith(`${origin}${url}#`), `${url} has the id ${id}`);
    for (const reference of references(graph)) assert.ok(ids.includes(reference), `${url} refers to ${reference}`);
    assert.is(graph.filter((node) => node['@type'] === 'Organization').length, 1, url);
  }
});

data('breadcrumbs are those that the page shows, and the page itself', ({ pages, origin }) => {
  const addresses = new Set(pages.map(({ url }) => origin + url));
  const lists = nodesOf(pages, 'BreadcrumbList');
  assert.ok(lists.length > 100);
  for (const { page, node } of lists) {
    const steps = node.itemListElement as GraphNode[];
    assert.ok(steps.length >= 2, page.url);
    assert.equal(
      steps.map(({ position }) => position),
      steps.map((_, index) => index + 1),
      page.url,
    );
    for (const { item, name } of steps) assert.ok(addresses.has(item) && isText(name), `${page.url}: ${item}`);
    assert.ok(shows(page, steps[0]?.name), `${page.url} shows ${steps[0]?.name}`);
  }
  for (const { url, html, graph } of pages) {
    const [, shown] = /<nav class="[^"]*breadcrumbs[^>]*>(.*?)<\/nav>/.exec(html) ?? [];
    const above = [...(shown ?? '').matchAll(/href="([^"#]*)/g)].map(([, href]) => origin + href);
    const items = graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement as GraphNode[] | undefined;
    assert.equal(
      (items ?? []).map(({ item }) => item),
      shown === undefined ? [] : [...above, origin + url],
      url,
    );
  }
});

data('every page gives the company its logo, which is published', ({ pages, real, origin }) => {
  for (const { page, node } of nodesOf(pages, 'Organization'))
    assert.ok(real.files.includes(node.logo?.slice(origin.length + 1)), `${page.url}: ${node.logo}`);
});

data('the home pages name the site', ({ pages, real, origin }) => {
  const homes = real.site.config.locales.map(({ prefix }) => (prefix ? `/${prefix}/` : '/'));
  const sites = nodesOf(pages, 'WebSite');
  assert.equal(sites.map(({ page }) => page.url).sort(), homes.sort());
  for (const { page, node } of sites) {
    assert.equal([node.url, node.name, node.inLanguage], [origin + page.url, real.site.config.name, page.lang]);
  }
});

data('contact pages give the company a contact point for each office that they show', ({ pages }) => {
  const companies = nodesOf(pages, 'Organization').filter(({ node }) => node.contactPoint !== undefined);
  assert.ok(companies.length > 0);
  for (const { page, node } of companies) {
    assert.ok(node.contactPoint.length > 0, page.url);
    for (const point of node.contactPoint as GraphNode[]) {
      expectTexts(page, point, ['contactType', 'telephone', 'email', 'areaServed']);
      assert.ok(shows(page, point.telephone), `${page.url} shows ${point.telephone}`);
    }
  }
});

data('every job says all that a job posting needs', ({ pages, real }) => {
  const jobs = nodesOf(pages, 'JobPosting');
  assert.is(jobs.length, [...real.site.routes.values()].filter(isOpenJob).length);
  for (const { page, node } of jobs) {
    expectTexts(page, node, ['title', 'description', 'datePosted', 'validThrough', 'employmentType']);
    assert.ok(
      node.description.length > 400,
      `${page.url}: the description is whole, not a summary (${node.description.length})`,
    );
    assert.match(node.datePosted, /^\d{4}-\d{2}-\d{2}/);
    assert.match(node.validThrough, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/, page.url);
    assert.ok(node.datePosted < node.validThrough, page.url);
    // All offices with jobs share their time.
    const time = new Date(node.validThrough).toLocaleTimeString('en-GB', { timeZone: 'Europe/Paris' });
    assert.is(time, '23:59:00', page.url);
    assert.ok(isText(node.hiringOrganization?.['@id']), page.url);
    expectAddress(page, node.jobLocation?.address);
    assert.is(node.baseSalary.currency, 'EUR');
    const { minValue, maxValue, unitText } = node.baseSalary.value;
    assert.ok(minValue > 0 && minValue <= maxValue && /^(YEAR|MONTH|DAY|HOUR)$/.test(unitText), page.url);
    assert.ok(shows(page, node.title), page.url);
    assert.not.ok(node.title.includes(node.jobLocation.address.addressLocality), `${page.url}: ${node.title}`);
    expectTexts(page, node.identifier, ['name', 'value']);
    assert.is(node.directApply, page.html.includes('id="apply"'), page.url);
  }
});

data('every event says when and where it is, and its offer while it is to come', ({ pages, real, origin }) => {
  const events = nodesOf(pages, 'Event');
  assert.is(events.length, pagesOfType(real, 'event'));
  for (const { page, node } of events) {
    expectTexts(page, node, ['name', 'image', 'eventStatus', 'eventAttendanceMode', 'inLanguage']);
    assert.is(node.url, origin + page.url);
    assert.ok(shows(page, node.description), page.url);
    const coming = node.startDate.slice(0, 10) >= real.site.date;
    assert.is(node.offers !== undefined, coming, `${page.url} has an offer`);
    assert.is(page.html.includes('<form id="event-form"'), coming, `${page.url} has a form`);
    if (coming) {
      expectTexts(page, node.offers, ['url', 'priceCurrency', 'availability', 'validFrom']);
      assert.ok(node.offers.price >= 0 && node.offers.priceCurrency === 'EUR', page.url);
    }
    assert.ok(node.performer.length > 0, page.url);
    for (const { name, url } of node.performer) assert.ok(shows(page, name) && isText(url), `${page.url}: ${name}`);
    for (const moment of [node.startDate, node.endDate])
      assert.match(moment, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+0[12]:00$/, page.url);
    assert.ok(Date.parse(node.startDate) < Date.parse(node.endDate), page.url);
    assert.is(node.organizer['@id'], `${origin}/#organization`);
    if (node.location['@type'] === 'VirtualLocation') assert.ok(isText(node.location.url));
    else expectAddress(page, node.location.address);
    assert.ok(shows(page, node.name), `${page.url} shows ${node.name}`);
  }
});

data('the list of events leads to the page of each that is to come', ({ pages }) => {
  const coming = new Set(nodesOf(pages, 'Event').flatMap(({ node }) => (node.offers ? [node.url] : [])));
  const listed = nodesOf(pages, 'ItemList').flatMap(({ node }) =>
    (node.itemListElement as GraphNode[]).map(({ url }) => url),
  );
  assert.equal(listed.sort(), [...coming].sort());
  for (const { page, node } of nodesOf(pages, 'ItemList'))
    for (const { name } of node.itemListElement as GraphNode[]) assert.ok(shows(page, name), `${page.url}: ${name}`);
});

data('every training has its coming sessions', ({ pages, real }) => {
  const courses = nodesOf(pages, 'Course');
  assert.is(courses.length, pagesOfType(real, 'training'));
  /** The pages of trainings whose days lie weeks apart. */
  const apart = new Set<string>();
  for (const { page, node } of courses) {
    expectTexts(page, node, ['name', 'description']);
    assert.ok(isText(node.provider['@id']));
    assert.is(node.offers.category, 'Paid');
    assert.ok(
      shows(page, new Intl.NumberFormat(page.lang).format(node.offers.price)),
      `${page.url}: ${node.offers.price}`,
    );
    for (const instance of node.hasCourseInstance as GraphNode[]) {
      expectTexts(page, instance, ['courseMode', 'startDate', 'endDate', 'inLanguage']);
      if (instance.courseMode !== 'Online') expectAddress(page, instance.location?.address);
      const { startDate, endDate, courseSchedule, courseWorkload } = instance;
      const span = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000 + 1;
      if (courseWorkload === undefined)
        assert.equal(
          courseSchedule,
          { '@type': 'Schedule', repeatFrequency: 'Daily', repeatCount: span, startDate, endDate },
          page.url,
        );
      else {
        assert.is(courseSchedule, undefined, page.url);
        assert.ok(span > 10, 'days in a row are a schedule');
        assert.match(courseWorkload, /^P\dD$/);
        apart.add(page.url);
      }
      assert.is(instance.offers.price, node.offers.price, page.url);
    }
  }
  assert.ok(courses.some(({ node }) => node.hasCourseInstance.length > 0));
  assert.ok(apart.size > 0 && apart.size < courses.length);
});

data('every office has its address and hours', ({ pages, real, origin }) => {
  const offices = nodesOf(pages, 'LocalBusiness').filter(
    ({ page }) => real.site.routes.get(page.url)?.pageType.name === 'office',
  );
  assert.is(offices.length, pagesOfType(real, 'office'));
  for (const { page, node } of offices) {
    expectTexts(page, node, ['name', 'image', 'telephone', 'email']);
    assert.is(node.url, origin + page.url);
    assert.is(node.parentOrganization['@id'], `${origin}/#organization`);
    expectAddress(page, node.address);
    assert.ok(shows(page, node.address.streetAddress), page.url);
    assert.ok(node.openingHoursSpecification.length > 0);
    for (const { dayOfWeek, opens, closes } of node.openingHoursSpecification) {
      assert.ok(
        dayOfWeek.every((day: string) => /^https:\/\/schema\.org\/[A-Z][a-z]+day$/.test(day)),
        page.url,
      );
      assert.ok(/^\d\d:\d\d$/.test(opens) && opens < closes, page.url);
    }
  }
});

data('guides and cases are articles', ({ pages, real, origin }) => {
  const articles = nodesOf(pages, 'Article');
  for (const type of ['guide', 'case']) {
    const own = articles.filter(({ page }) => real.site.routes.get(page.url)?.pageType.name === type);
    assert.is(own.length, pagesOfType(real, type));
    for (const { page, node } of own) {
      expectTexts(page, node, ['headline', 'description', 'image', 'inLanguage', 'datePublished']);
      assert.ok(
        page.html.includes(`<time dateTime="${node.datePublished}">`),
        `${page.url} shows ${node.datePublished}`,
      );
      assert.ok(node.author && node.publisher['@id'] === `${origin}/#organization`, page.url);
    }
  }
});

data('the author of a guide or an article is a person with a page of their own', ({ pages, origin }) => {
  const people = nodesOf(pages, 'Person');
  const addresses = new Map(people.map(({ page, node }) => [node['@id'], origin + page.url]));
  for (const { page, node } of people)
    expectTexts(page, node, ['name', 'url', 'jobTitle', 'description', 'email', 'telephone']);
  const signed = nodesOf(pages, 'Article').filter(({ node }) => node.author?.name !== undefined);
  assert.ok(signed.length > 0);
  for (const { page, node } of signed) assert.is(addresses.get(node.author['@id']), node.author.url, page.url);
});

data('a survey has its counts in a file, and shows each of them', ({ pages, real, origin }) => {
  const sets = nodesOf(pages, 'Dataset');
  assert.ok(sets.length > 0);
  for (const { page, node } of sets) {
    const path = node.distribution.contentUrl.slice(origin.length + 1);
    const rows = readFileSync(join(real.folder, path), 'utf8').split('\r\n').slice(1, -1);
    assert.ok(rows.length > 0, path);
    for (const row of rows) assert.ok(page.html.includes(`(${row.split(',').at(-1)})`), `${page.url}: ${row}`);
  }
});

data('every page has a social image of 1200 by 630 pixels', ({ pages, real, origin }) => {
  for (const { url, html, title } of pages) {
    const metas = tagsOf(html.slice(0, html.indexOf('</head>')), 'meta');
    const meta = (name: string) => metas.find((tag) => tag.property === name || tag.name === name)?.content ?? '';
    const address = meta('og:image');
    // What content says itself for networks is checked by social-cards.
    const isDrawn = real.site.routes.get(url)?.entry.words.meta === undefined;
    if (isDrawn) assert.ok(address.startsWith(`${origin}/social/`), url);
    const png = readFileSync(join(real.folder, address.slice(origin.length + 1)));
    assert.is(png.toString('latin1', 1, 4), 'PNG', url);
    assert.equal([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630], url);
    assert.equal([meta('og:image:width'), meta('og:image:height')], ['1200', '630'], url);
    assert.is(meta('twitter:card'), 'summary_large_image', url);
    assert.is(meta('og:url'), origin + url);
    if (isDrawn) assert.is(meta('og:title'), title, url);
    if (isDrawn) assert.is(meta('twitter:image'), '', `${url}: the same as of Open Graph`);
    assert.ok(isText(meta('og:image:alt')) && isText(meta('og:description')), url);
  }
});

data('social networks get the other languages of a page and the days of an article', ({ pages, real }) => {
  const names: Record<string, string> = { en: 'en_GB', fr: 'fr_FR', nl: 'nl_NL' };
  for (const { url, html, lang, alternates, graph } of pages) {
    const metas = tagsOf(html.slice(0, html.indexOf('</head>')), 'meta');
    const valuesOf = (name: string) => metas.filter(({ property }) => property === name).map(({ content }) => content);
    const others = Object.keys(alternates).filter((other) => other !== lang && other !== 'x-default');
    assert.equal(valuesOf('og:locale:alternate').sort(), others.map((other) => names[other]).sort(), url);
    const type = real.site.routes.get(url)?.pageType.openGraph?.type ?? 'website';
    assert.equal(valuesOf('og:type'), [type], url);
    const times = [...valuesOf('article:published_time'), ...valuesOf('article:modified_time')];
    assert.is(times.length > 0, type === 'article', url);
    const article = graph.find((node) => node['@type'] === 'Article');
    const days = [article?.datePublished, article?.dateModified].map((day) => (day === undefined ? [] : [day]));
    if (article)
      assert.equal(
        ['published', 'modified'].map((day) => valuesOf(`article:${day}_time`)),
        days,
        url,
      );
  }
});

data.run();

const isOpenJob = ({ pageType, unlisted }: Route): boolean => pageType.name === 'job' && !unlisted;

function pagesOfType({ site }: RealSite, name: string): number {
  return [...site.routes.values()].filter(({ pageType }) => pageType.name === name).length;
}

function nodesOf(pages: readonly PublishedPage[], type: string): { page: PublishedPage; node: GraphNode }[] {
  return pages.flatMap((page) => page.graph.filter((node) => node['@type'] === type).map((node) => ({ page, node })));
}

/** Every `@id` that stands alone: it means a node of the same graph. */
function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== 'object' || value === null) return [];
  const { '@id': id, ...more } = value as Record<string, unknown>;
  if (typeof id === 'string' && Object.keys(more).length === 0) return [id];
  return Object.values(more).flatMap(references);
}

function expectTexts(page: PublishedPage, node: GraphNode, names: string[]): void {
  for (const name of names)
    assert.ok(isText(node[name]), `${page.url}: ${node['@type']} has the ${name} ${node[name]}`);
}

function expectAddress(page: PublishedPage, address: GraphNode | undefined): void {
  assert.is(address?.['@type'], 'PostalAddress', page.url);
  if (address) expectTexts(page, address, ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry']);
  assert.match(address?.addressCountry, /^[A-Z]{2}$/, page.url);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && !/\b(undefined|null|NaN)\b/.test(value);
}

/** Whether a text stands in a page's main part; spaces of any kind are alike. */
function shows({ html }: PublishedPage, text: string): boolean {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const words = main
    .replace(/<[^>]*>/g, ' ')
    // What headings are typeset with is no part of their words.
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
  return words.replace(/\s+/g, ' ').includes(text.replace(/\s+/g, ' '));
}
