/** What the HTML of every page must have, by the behavior that a test is named after. */
export const structureRules: [string, (html: string) => string[]][] = [
  ['ids are unique', repeatedIds],
  ['there is one h1, and no level is skipped', headingProblems],
  ['there is one main, one title, one language', landmarkProblems],
  ['pictures have alt, width and height are numbers', imageProblems],
  ['every control has a label', controlProblems],
  ['what names an id names one that is there', referenceProblems],
  ['links and buttons have words', emptyControls],
  ['tags are closed in order', nestingProblems],
  ['buttons say their type', (html) => tagsOf(html, 'button').filter((tag) => attribute(tag, 'type') === undefined)],
  [
    'new tabs give no opener',
    (html) => tagsOf(html, 'a').filter((tag) => /target="_blank"/.test(tag) && !/rel="[^"]*noopener/.test(tag)),
  ],
];

function tagsOf(html: string, name = '[a-z][a-z0-9-]*'): string[] {
  return [...html.matchAll(new RegExp(`<${name}(?=[\\s/>])(?:[^>"]|"[^"]*")*>`, 'g'))].map(([tag]) => tag);
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/>])`, 'i')
    .exec(tag)
    ?.slice(0)
    .map((part) => part ?? '')[1];
}

function valuesOf(html: string, name: string): string[] {
  return tagsOf(html).flatMap((tag) => attribute(tag, name) ?? []);
}

/** Lists the ids that more than one element has. */
export function repeatedIds(html: string): string[] {
  return repeated(valuesOf(html, 'id'));
}

function repeated(values: string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function headingProblems(html: string): string[] {
  const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  const first = levels.filter((level) => level === 1).length;
  return [
    ...(first === 1 ? [] : [`${first} headings of level 1`]),
    ...(skipped.length > 0 ? [`levels ${levels.join(' ')}`] : []),
  ];
}

function landmarkProblems(html: string): string[] {
  const wanted: [string, RegExp][] = [
    ['main', /<main[\s>]/g],
    ['title', /<title>/g],
    ['html with lang', /<html[^>]*\slang="(en|fr|nl)"/g],
    ['description', /<meta[^>]*name="description"/g],
    ['viewport', /<meta[^>]*name="viewport"/g],
  ];
  return wanted.flatMap(([name, pattern]) => {
    const count = [...html.matchAll(pattern)].length;
    return count === 1 ? [] : [`${count} × ${name}`];
  });
}

function imageProblems(html: string): string[] {
  return tagsOf(html, 'img').filter(
    (tag) => attribute(tag, 'alt') === undefined || /(width|height)="(?!\d+")/.test(tag),
  );
}

/** Lists controls without a label. */
export function controlProblems(html: string): string[] {
  const labelled = new Set(tagsOf(html, 'label').flatMap((tag) => attribute(tag, 'for') ?? []));
  const inLabels = [...html.matchAll(/<label[\s>][\s\S]*?<\/label>/g)].map(([label]) => label).join('\n');
  return ['input', 'select', 'textarea']
    .flatMap((name) => tagsOf(html, name))
    .filter((tag) => !/type="(hidden|submit|button)"/.test(tag))
    .filter((tag) => attribute(tag, 'aria-label') === undefined && attribute(tag, 'aria-labelledby') === undefined)
    .filter((tag) => !labelled.has(attribute(tag, 'id') ?? '') && !inLabels.includes(tag));
}

/** Lists attributes that name an id which is not there. */
export function referenceProblems(html: string): string[] {
  const ids = new Set(valuesOf(html, 'id'));
  return [
    'for',
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'list',
    'form',
    'popovertarget',
    'commandfor',
  ].flatMap((name) =>
    valuesOf(html, name)
      .flatMap((value) => value.split(/\s+/))
      .filter((id) => id !== '' && !ids.has(id))
      .map((id) => `${name}="${id}"`),
  );
}

function emptyControls(html: string): string[] {
  return [...html.matchAll(/<(a|button)((?:[^>"]|"[^"]*")*)>([\s\S]*?)<\/\1>/g)]
    .filter(([, , attributes = '', inner = '']) => {
      const words = inner.replace(/<svg[\s\S]*?<\/svg>/g, '').replace(/<img[^>]*alt="([^"]*)"[^>]*>/g, '$1');
      return words.replace(/<[^>]*>/g, '').trim() === '' && !/\saria-label(ledby)?="/.test(attributes);
    })
    .map(([whole]) => whole.slice(0, 160));
}

const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

function nestingProblems(html: string): string[] {
  const open: string[] = [];
  const bare = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<!--[\s\S]*?-->/g, '');
  for (const [, slash, name = '', selfClosed] of bare.matchAll(
    /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)(?:[^>"]|"[^"]*")*?(\/?)>/g,
  )) {
    if (slash) {
      const last = open.pop();
      if (last !== name) return [`</${name}> closes <${last}>`];
    } else if (!selfClosed && !voidElements.has(name)) open.push(name);
  }
  return open.length > 0 ? [`<${open.join('> <')}> stays open`] : [];
}
