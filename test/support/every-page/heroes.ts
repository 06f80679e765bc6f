import { playwrightPage } from '../engines/chromium.ts';
import type { Page } from '../engines/page.ts';
import { entriesOf } from '../entries.ts';
import type { PageCheck } from './page-check.ts';
import { allWith, inEach, inOne, markup, oneWith } from './pages.ts';

const widths = [360, 768, 960, 1280, 1920];

/** What the first bands of pages show. */
export const heroes: PageCheck[] = [
  {
    name: 'what visitors look for is on the first screen with the button, which leads straight to its form',
    pages: (stand) => allWith(stand, markup.keyFacts),
    widths: [360, 1280],
    find: (page) =>
      page.evaluate(() => {
        const hero = document.querySelector('main > :first-child');
        const button = hero?.querySelector('[data-key-facts] ~ :last-child a');
        const end = (button ?? hero?.querySelector('[data-key-facts]'))?.getBoundingClientRect().bottom ?? 0;
        const target = document.getElementById(button?.getAttribute('href')?.split('#')[1] ?? '');
        const form = target?.querySelector('form')?.getBoundingClientRect().top ?? 0;
        const above = form === 0 ? 0 : form - (target?.getBoundingClientRect().top ?? 0);
        return [
          ...(end > innerHeight ? [`the first screen ends ${end - innerHeight} px above its end`] : []),
          ...(above > innerHeight - 100 ? [`the form is ${above} px below where its button leads`] : []),
        ];
      }),
  },
  {
    name: 'a list draws itself, and says what it draws',
    pages: (stand) => allWith(stand, markup.frieze),
    widths: [360, 1280],
    find: (page) =>
      page.evaluate(() => {
        const frieze = document.querySelector('main > :first-child [data-frieze]');
        const caption = frieze?.querySelector('figcaption')?.textContent ?? '';
        const drawings = [...(frieze?.querySelectorAll('svg') ?? [])].filter((svg) => svg.checkVisibility());
        const marks = drawings.reduce((sum, svg) => sum + svg.querySelectorAll('path, rect, circle').length, 0);
        return [
          ...(marks < 8 ? [`${marks} marks`] : []),
          ...(caption.length < 12 ? [`the caption is "${caption}"`] : []),
          ...(document.querySelector('main > :first-child [data-lines]') ? ['has a contour'] : []),
        ];
      }),
  },
  {
    name: 'notes beside an object of a story are apart, and within the page',
    pages: (stand) => allWith(stand, markup.artefact),
    widths: [960],
    find: (page) =>
      page.evaluate(() => {
        const notes = [...document.querySelectorAll('[data-artefact] [data-note]')].map((note) => {
          const words = document.createRange();
          words.selectNodeContents(note);
          return { text: note.textContent, box: words.getBoundingClientRect() };
        });
        return notes.flatMap(({ text, box }, index) => {
          const before = notes[index - 1]?.box;
          return [
            ...(before && before.bottom > box.top + 1 ? [`"${text}" is on the note above it`] : []),
            ...(box.right > innerWidth ? [`"${text}" ends at ${box.right} px`] : []),
          ];
        });
      }),
  },
  {
    name: 'a page of a document is whole on a phone',
    pages: (stand) => allWith(stand, markup.sheet),
    widths: [360, 768],
    find: (page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-sheet]')].flatMap((desk) => {
          const end = desk.getBoundingClientRect().bottom;
          const rows = [...desk.querySelectorAll('tr')].map((row) => row.getBoundingClientRect().bottom);
          return Math.max(...rows) > end ? [`${rows.filter((row) => row > end).length} rows are out of sight`] : [];
        }),
      ),
  },
  {
    name: 'what a list draws is small on a phone',
    pages: (stand) => allWith(stand, markup.frieze),
    widths: [360],
    find: (page) =>
      page.evaluate(() => {
        const frieze = document.querySelector('main > :first-child [data-frieze]:not(:has([data-portrait], dl))');
        const { height = 0 } = frieze?.getBoundingClientRect() ?? {};
        return height > 480 ? [`${height} px high`] : [];
      }),
  },
  {
    name: 'labels in the drawings of a first band are legible, apart and whole',
    pages: (stand) => [
      ...allWith(stand, markup.frieze),
      ...oneWith(stand, /\bdata-(?:weeks|price-scale)\b/),
      ...inEach(stand, ['pages/business-strategy', 'pages/index']),
    ],
    widths: [320, 601, 768, 940, 1024, ...widths],
    find: findUnreadable,
  },
  {
    name: 'labels in the charts of a case have 12 to 18 px',
    pages: (stand) => oneWith(stand, markup.metricLine),
    widths: [320, 360, 601, 960, 1024, 1280, 1920],
    find: (page) =>
      page.evaluate(() => {
        const labels = [...document.querySelectorAll<SVGTextElement>('dl [data-metric-line] text')];
        return labels.flatMap((label) => {
          const size = Number.parseFloat(getComputedStyle(label).fontSize) * (label.getScreenCTM()?.a ?? 0);
          return size < 11.99 || size > 18.01 ? [`"${label.textContent}" has ${size.toFixed(1)} px`] : [];
        });
      }),
  },
  {
    name: 'the lines of a landscape go on to the edges of its band, and fade above its caption',
    pages: (stand) => inEach(stand, ['pages/change-readiness-assessment', 'pages/activities']),
    widths: [360, 601, 768, 940, 960, 1280],
    find: (page) =>
      page.evaluate(() => {
        const frieze = document.querySelector('main > :first-child [data-frieze]');
        const band = frieze?.closest('[data-ground]')?.getBoundingClientRect();
        const lines = [...(frieze?.querySelectorAll<SVGGElement>('svg > g') ?? [])].find((one) =>
          one.checkVisibility(),
        );
        const fade = lines?.querySelector('linearGradient');
        // Many summits are rows on a phone.
        if (frieze?.querySelector('svg') && !fade && innerWidth < 601) return [];
        const caption = frieze?.querySelector('figcaption')?.getBoundingClientRect();
        const scale = lines?.getScreenCTM();
        if (!band || !lines || !fade || !caption || !scale) return ['no lines that fade'];
        const { left, right, top } = lines.getBoundingClientRect();
        const faded = new DOMPoint(0, fade.y2.baseVal.value).matrixTransform(scale).y;
        return [
          ...(left > 40 || right < innerWidth - 40 ? [`its lines go from ${left} to ${right}`] : []),
          ...(top > band.top ? [`its lines begin ${top - band.top} px below the edge`] : []),
          ...(faded > caption.top ? [`its lines go on ${faded - caption.top} px below the top of its caption`] : []),
          ...(getComputedStyle(fade.lastElementChild as Element).stopOpacity === '0' ? [] : ['its lines do not fade']),
        ];
      }),
  },
  {
    name: 'faces are in even rows, none alone, and each is as large as its shoulders need',
    pages: (stand) => allWith(stand, markup.frieze),
    widths: [360, 601, 768, 820, 940, 960, 1050, 1150, 1280, 1520, 1920],
    find: (page) =>
      page.evaluate(() => {
        const faces = [...document.querySelectorAll('main > :first-child [data-frieze] [data-portrait]')]
          .filter((face) => face.checkVisibility())
          .map((face) => face.getBoundingClientRect());
        const tops = faces.map(({ top }) => Math.round(top));
        const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
        const width = Math.min(...faces.map((face) => face.width));
        return [
          ...(faces.length > 1 && rows.includes(1) ? [`rows of ${rows.join(', ')}`] : []),
          ...(width < 60 ? [`a face of ${width} px`] : []),
        ];
      }),
  },
  {
    name: 'a button is below its lead, however high the title beside them is',
    pages: (stand) => oneWith(stand, /<\/h1><p\b[^>]*>[^<]*<\/p><div\b[^>]*><a\b/),
    widths: [1280],
    find: (page) =>
      page.evaluate(() => {
        const lead = document.querySelector('h1 + p');
        const gap =
          (lead?.nextElementSibling?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) -
          (lead?.getBoundingClientRect().bottom ?? 0);
        return gap > 40 ? [`it is ${gap} px below`] : [];
      }),
  },
  {
    name: 'the caption of the page for errors has a line for each sentence',
    pages: (stand) => inEach(stand, ['pages/not-found']),
    widths: [360, 1280],
    find: (page) =>
      page.evaluate(() => {
        const lines = [...document.querySelectorAll('[data-point] ~ text tspan')].map(({ textContent }) => textContent);
        return lines.length === 2 && lines.every((line) => line?.endsWith('.')) ? [] : [lines.join(' / ')];
      }),
  },
  {
    name: 'figures and words of drawings have at least 12 px',
    pages: (stand) => {
      const ids = ['change-management', 'devops', 'data', 'careers', 'activities', 'foundations'];
      const refs = ids.map((id) => `pages/${id}`);
      return [...inOne(stand, refs, 'en'), ...oneWith(stand, markup.metricLine)];
    },
    widths: [320, 360, 601, 960, 986, 1024],
    find: (page) =>
      page.evaluate(() =>
        [...document.querySelectorAll<SVGTextElement>('svg text')].flatMap((text) => {
          const size = Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0);
          return text.checkVisibility() && size < 11.9 ? [`"${text.textContent}" has ${size.toFixed(1)} px`] : [];
        }),
      ),
  },
  {
    name: 'the lines of the wave end above its list, and its leaders beside its labels',
    pages: (stand) => inEach(stand, ['pages/foundations']),
    widths: [360, 600, 1280],
    find: findCrossed,
  },
  {
    name: 'what is drawn says something: a contour has its point, and no panel is empty',
    widths: [1280],
    find: (page) =>
      page.evaluate(() => {
        const hero = document.querySelector('main > :first-child');
        const panel = hero?.querySelector('.hero-panel');
        return [
          ...(hero?.querySelector('[data-lines]') && !hero.querySelector('[data-point]') ? ['has a contour'] : []),
          ...(panel && !panel.textContent?.trim() && !panel.querySelector('svg, img') ? ['has an empty panel'] : []),
        ];
      }),
  },
  {
    name: 'a service opens with the wave of its steps, their weeks and its price',
    pages: (stand) => allWith(stand, markup.priceOfSteps),
    widths: [360, 1280],
    find: (page) =>
      page.evaluate(() => {
        const isCovered = (text: Element | null | undefined, cover: Element | null | undefined): boolean => {
          const [inner, outer] = [text, cover].map((one) => one?.getBoundingClientRect());
          return Boolean(
            inner &&
              outer &&
              inner.left >= outer.left &&
              inner.right <= outer.right &&
              inner.top >= outer.top - 1 &&
              inner.bottom <= outer.bottom + 1,
          );
        };
        const hero = document.querySelector('main > :first-child');
        const numbers = [...(hero?.querySelectorAll('svg g > g > circle + text') ?? [])].map(
          ({ textContent }) => textContent,
        );
        const steps = [...(hero?.querySelectorAll('dt') ?? [])].flatMap(
          ({ textContent }) => /^\d(?=\. )/.exec(textContent ?? '')?.[0] ?? [],
        );
        const panel = hero?.querySelector('.hero-panel')?.getBoundingClientRect();
        return [
          ...(numbers.length === 0 || numbers.join() !== steps.join() ? [`numbers ${numbers}, steps ${steps}`] : []),
          ...(hero?.querySelector('[data-weeks]') ? [] : ['no weeks']),
          ...(hero?.querySelector('[data-weeks] > g > :last-child')?.textContent ? [] : ['the axis has no unit']),
          // The lines end above the axis.
          ...(isCovered(hero?.querySelector('[data-weeks] > g'), hero?.querySelector('[data-cover]'))
            ? []
            : ['lines go on behind the axis']),
          ...(hero?.querySelector('[data-price-scale]') ? [] : ['no price']),
          ...(hero?.querySelector('[data-lines]') ? ['has a contour'] : []),
          ...(innerWidth > 959 && (!panel || panel.top > 120) ? ['the panel is not beside the title'] : []),
        ];
      }),
  },
  {
    name: 'home: the button is in view, and no line runs through the heading',
    pages: (stand) => inEach(stand, ['pages/index']),
    widths: widths,
    find: (page) =>
      page.evaluate(() => {
        const hero = document.querySelector('main > :first-child');
        const button = hero?.querySelector('h1 ~ * a')?.getBoundingClientRect();
        const panel = hero?.querySelector('.hero-panel')?.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(hero?.querySelector('h1') ?? document.body);
        const title = words.getBoundingClientRect();
        const isClear = panel && (panel.left >= title.right || panel.top >= title.bottom);
        return [
          ...(innerWidth === 1280 && (!button || button.bottom > innerHeight)
            ? [`the button ends at ${button?.bottom} px`]
            : []),
          ...(isClear ? [] : ['the drawing is behind the heading']),
        ];
      }),
  },
  {
    name: 'the page for missing addresses says what its point marks',
    pages: (stand) => inEach(stand, ['pages/error']),
    widths: [320, ...widths],
    find: (page) =>
      page.evaluate(() => {
        const text = document.querySelector<SVGTextElement>('main svg text');
        const point = document.querySelector('main [data-point]')?.getBoundingClientRect();
        const title = document.querySelector('h1')?.getBoundingClientRect();
        const box = text?.getBoundingClientRect();
        const svg = text?.ownerSVGElement?.getBoundingClientRect();
        const size = Number.parseFloat(text ? getComputedStyle(text).fontSize : '0') * (text?.getScreenCTM()?.a ?? 0);
        return [
          ...(size < 11 || size > 30 ? [`it has ${size.toFixed(1)} px`] : []),
          ...(box && point && box.top > point.top && box.top - point.top < 50 ? [] : ['it is not below the point']),
          ...(box && svg && box.bottom > svg.bottom ? ['it is cut off'] : []),
          ...(box && title && box.bottom > title.top && box.left < title.right ? ['it is on the title'] : []),
        ];
      }),
  },
  {
    name: 'on a tablet, the drawing of a list is as wide as the page, and its caption is below it',
    pages: (stand) =>
      inOne(stand, ['pages/careers', 'pages/client-cases', 'pages/toolbox', 'pages/training-calendar'], 'en'),
    widths: [768, 959],
    find: (page) =>
      page.evaluate(() => {
        const frieze = document.querySelector('main > :first-child [data-frieze]');
        const svg = [...(frieze?.querySelectorAll('svg') ?? [])].find((one) => one.checkVisibility());
        const [drawing, caption, whole] = [svg, frieze?.querySelector('figcaption'), frieze].map((one) =>
          one?.getBoundingClientRect(),
        );
        if (!drawing || !caption || !whole) return ['nothing is drawn'];
        return [
          ...(caption.top < drawing.bottom ? ['the caption is beside the drawing'] : []),
          ...(drawing.width < whole.width ? [`the drawing is ${drawing.width} of ${whole.width} px wide`] : []),
        ];
      }),
  },
  {
    name: 'a portrait of a job is named',
    pages: (stand) => oneWith(stand, /<form [^>]*name="jobApplication"/),
    widths: [1280],
    find: (page) =>
      page.evaluate(() => {
        const panel = document.querySelector('main > :first-child .hero-panel');
        const first = panel?.querySelector('dl > :first-child');
        return panel?.querySelector('[data-portrait]') &&
          first?.querySelector('dt')?.textContent &&
          first.querySelector('dd a[href*="/experts/"]')
          ? []
          : [`the first fact is "${first?.textContent}"`];
      }),
  },
  {
    name: 'each row of the experts has a portrait of 160 px, on a phone of 96 px beside the name',
    pages: (stand) => {
      const lists = entriesOf(stand, 'collection', { has: ({ facts }) => facts.family === 'experts' });
      return inEach(
        stand,
        lists.map(({ ref }) => ref),
      );
    },
    widths: [360, 1280],
    find: (page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('#items li')].flatMap((row) => {
          if (!row.checkVisibility()) return [];
          const portrait = row.querySelector('svg, img')?.getBoundingClientRect();
          const name = row.querySelector('h3');
          const size = innerWidth < 601 ? 96 : 160;
          const isBeside = (name?.getBoundingClientRect().left ?? 0) >= (portrait?.right ?? 0);
          return portrait?.width === size && portrait.height === size && isBeside ? [] : [name?.textContent ?? ''];
        }),
      ),
  },
  {
    name: 'the office is in sight on the map of its city, in the first view',
    pages: (stand) => entriesOf(stand, 'office').map(({ ref, locale }) => stand.pathOf(ref, locale)),
    widths: [360, 768, 1280, 1920],
    find: (page) =>
      page.evaluate(() => {
        const point = document.querySelector('main [data-point]')?.getBoundingClientRect();
        const map = document.querySelector('main [data-map]')?.closest('.hero-panel')?.getBoundingClientRect();
        if (!point || !map) return ['no map'];
        const isSeen =
          point.x > map.left + 8 && point.x < map.right - 8 && point.y > map.top + 8 && point.y < map.bottom - 8;
        return [
          ...(isSeen ? [] : ['the office is cut off']),
          ...(innerWidth === 1280 && map.bottom > innerHeight ? [`the map ends at ${map.bottom} px`] : []),
        ];
      }),
  },
  {
    name: 'a team has as many days as its text says',
    pages: (stand) => inEach(stand, ['pages/devops']),
    widths: [1280],
    find: (page) =>
      page.evaluate(() => {
        const members = [...document.querySelectorAll('main > :first-child [data-days]')];
        return members.length === 0
          ? ['no team']
          : members.flatMap((member) => {
              const days = member.querySelectorAll('rect[fill-opacity="1"]').length;
              const text = member.parentElement?.textContent ?? '';
              return days === Number(/\d+/.exec(text)?.[0] ?? 0) ? [] : [`"${text}" has ${days}`];
            });
      }),
  },
  {
    name: 'home: the caption at the point counts the lines as they are drawn',
    pages: (stand) => inEach(stand, ['pages/index']),
    widths: [1280],
    find: (page) =>
      page.evaluate(() => {
        const hero = document.querySelector('main > :first-child');
        const lines = [...(hero?.querySelectorAll('[data-lines] path') ?? [])];
        // A line that goes on is thick.
        const ended = lines.filter((line) => !line.hasAttribute('stroke-width')).length;
        const text = hero?.querySelector('.hero-panel text');
        const [point, box] = [hero?.querySelector('[data-point]'), text].map((one) => one?.getBoundingClientRect());
        const apart = point && box ? box.top - point.top : Number.NaN;
        const counts = (text?.textContent?.match(/\d+/g) ?? []).map(Number);
        return [
          ...(counts.join() === `${ended},${lines.length}`
            ? []
            : [`it counts ${counts}, not ${ended},${lines.length}`]),
          ...(apart > 0 && apart < 40 ? [] : [`it is ${apart} px below the point`]),
        ];
      }),
  },
  {
    name: 'each face of a list has its whole name, which begins where the shoulders do',
    pages: (stand) => allWith(stand, markup.frieze),
    widths: [320, 360, 768, 1280],
    find: (page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('main > :first-child [data-frieze] [data-portrait]')]
          .filter((portrait) => portrait.checkVisibility())
          .flatMap((portrait) => {
            const name = portrait.nextElementSibling;
            const text = name?.textContent ?? '';
            const aside = (name?.getBoundingClientRect().left ?? 0) - portrait.getBoundingClientRect().left;
            // A broken word has more lines than words.
            const isWhole = (name?.getClientRects().length ?? 0) <= text.split(' ').length;
            return text && isWhole && Math.abs(aside) <= 2 ? [] : [`"${text}" is ${aside} px aside, or broken`];
          }),
      ),
  },
  {
    name: 'in forced colors and on paper, faces have no frame and are within the page',
    pages: (stand) => allWith(stand, markup.frieze),
    widths: [1280],
    async find(page) {
      if ((await page.locator('main > :first-child [data-frieze] [data-portrait]').count()) === 0) return [];
      const found: string[] = [];
      for (const media of [{ forcedColors: 'active' }, { media: 'print' }] as const) {
        await playwrightPage(page).emulateMedia(media);
        const framed = await page.locator('main > :first-child [data-frieze]').evaluate((row) => {
          const { left, right } = row.getBoundingClientRect();
          return [...row.querySelectorAll('[data-portrait]')].flatMap((face) => {
            const box = face.getBoundingClientRect();
            const isFramed = getComputedStyle(face).outlineStyle !== 'none';
            return isFramed || box.left < left - 1 || box.right > right + 1
              ? [face.nextElementSibling?.textContent ?? '']
              : [];
          });
        });
        found.push(...framed.map((name) => `${name}, ${JSON.stringify(media)}`));
        await playwrightPage(page).emulateMedia({ forcedColors: null, media: null });
      }
      return found;
    },
  },
  {
    name: 'an open menu leaves no half of the figure of the claim in the light',
    pages: (stand) => inEach(stand, ['pages/index']),
    widths: [1280],
    find: (page) =>
      page.evaluate(() => {
        const item = document.querySelector<HTMLDetailsElement>('[data-header] details');
        if (item) item.open = true;
        const shade = getComputedStyle(item?.querySelector('div') ?? document.body, '::after').backgroundImage;
        if (item) item.open = false;
        return /^linear-gradient\(oklch\([^/]+\), oklch\([^)]+\/ 0\.8\)/.test(shade) ? [] : [shade];
      }),
  },
  {
    name: 'in the dark, an edge is between the text and what is drawn below it',
    // The pages in Dutch are shown in dark colors.
    pages: (stand) => [
      ...entriesOf(stand, 'collection', { locales: ['nl'] }).map(({ ref }) => stand.pathOf(ref, 'nl')),
      ...entriesOf(stand, 'office', { locales: ['nl'] }).map(({ ref }) => stand.pathOf(ref, 'nl')),
    ],
    widths: [768],
    find: (page) =>
      page.evaluate(() => {
        const panel = document.querySelector('main > :first-child .hero-panel');
        const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(panel ?? document.body);
        return borderTopWidth === '1px' && borderTopColor !== backgroundColor
          ? []
          : [`${borderTopWidth} of ${borderTopColor} on ${backgroundColor}`];
      }),
  },
  {
    name: 'the names on a map are legible, apart, and away from its edges',
    pages: (stand) => allWith(stand, /<main\b.{0,3000}\bdata-map\b/s),
    widths: [320, ...widths],
    find: (page) =>
      page.evaluate(() => {
        const map = [...document.querySelectorAll('main > :first-child [data-map]')].find((one) =>
          one.checkVisibility(),
        );
        const panel = map?.closest('.hero-panel')?.getBoundingClientRect();
        if (!map || !panel) return ['no map'];
        const names = [...map.querySelectorAll('text')].map((name) => ({
          text: (name.textContent ?? '').replaceAll('\u00a0', ' '),
          box: name.getBoundingClientRect(),
          size: (name.getScreenCTM()?.a ?? 0) * Number.parseFloat(getComputedStyle(name).fontSize),
        }));
        const overlaps = (a: DOMRect, b: DOMRect): boolean =>
          a.left < b.right && b.left < a.right && a.top + 3 < b.bottom && b.top + 3 < a.bottom;
        const title = document.querySelector('h1')?.getBoundingClientRect();
        const isNearEdge = ({ left, right, top, bottom }: DOMRect): boolean =>
          left < panel.left + 4 || right > panel.right - 4 || top < panel.top + 8 || bottom > panel.bottom - 8;
        const label = map.getAttribute('aria-label') ?? '';
        return [
          ...(names.length > 0 ? [] : ['no names']),
          ...names.flatMap(({ text, box, size }, index) => [
            ...(size < 11 ? [`"${text}" has ${size.toFixed(1)} px`] : []),
            ...(label.includes(text) ? [] : [`assistive technology does not read "${text}"`]),
            ...(isNearEdge(box) ? [`"${text}" is near the edge`] : []),
            ...(title && overlaps(box, title) ? [`"${text}" is on the title`] : []),
            ...names
              .slice(index + 1)
              .flatMap((other) => (overlaps(box, other.box) ? [`"${text}" is on "${other.text}"`] : [])),
          ]),
        ];
      }),
  },
];

/** Finds the labels of the wave that a leader line crosses, and lines that go on into its list. */
function findCrossed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const svg = [...document.querySelectorAll<SVGSVGElement>('[data-frieze] svg')].find((one) => one.checkVisibility());
    const scale = svg?.getScreenCTM();
    if (!svg || !scale) return ['no wave'];
    const list = svg.parentElement?.querySelector('dl')?.getBoundingClientRect();
    // Only what is within the width of the list can cross its words.
    const isIn = ({ x }: DOMPoint): boolean => x >= 0 && x <= svg.viewBox.baseVal.width;
    const lines = [...svg.querySelectorAll<SVGPathElement>(':scope > path')];
    const lowest = Math.max(
      ...lines.flatMap((line) => {
        const step = line.getTotalLength() / 100;
        return Array.from({ length: 101 }, (_, index) => line.getPointAtLength(index * step))
          .filter(isIn)
          .map((point) => point.matrixTransform(scale).y);
      }),
    );
    const leaders = [...svg.querySelectorAll<SVGPathElement>('g > path')].flatMap((leader) =>
      [...(leader.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)V([\d.]+)/g)].map(([, x, from, to]) => ({
        x: Number(x),
        from: Number(from),
        to: Number(to),
      })),
    );
    const labels = [...svg.querySelectorAll<SVGTextElement>('g > text')].map((text) => ({
      text: text.textContent,
      box: text.getBBox(),
    }));
    return [
      ...(list && lowest > list.top
        ? [`the lines end ${Math.round(lowest - list.top)} px below the top of the list`]
        : []),
      ...(list || leaders.length >= 7 ? [] : [`${leaders.length} leaders`]),
      ...(list ? [] : labels)
        .filter(({ box }) =>
          leaders.some(
            ({ x, from, to }) => x > box.x && x < box.x + box.width && from < box.y + box.height - 3 && to > box.y + 3,
          ),
        )
        .map(({ text }) => `a leader crosses "${text}"`),
    ];
  });
}

function findUnreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Returns the boxes that cut off what leaves them. */
    const clipsOf = (element: Element): DOMRect[] =>
      element.parentElement === null
        ? []
        : [
            ...(getComputedStyle(element).overflowX === 'visible' ? [] : [element.getBoundingClientRect()]),
            ...clipsOf(element.parentElement),
          ];
    const labels = [
      ...document.querySelectorAll<SVGTextElement>(
        'main > :first-child figure text, main > :first-child [data-ground="navy"] text',
      ),
    ]
      .filter((label) => label.checkVisibility())
      .map((label) => ({
        text: label.textContent ?? '',
        // The caption of a point is no figure of a chart; the home page has a check of its own.
        most: label.ownerSVGElement?.querySelector('[data-point]') ? 30 : 18.1,
        clips: clipsOf(label),
        size: Number.parseFloat(getComputedStyle(label).fontSize) * (label.getScreenCTM()?.a ?? 0),
        lines: [...(label.querySelectorAll('tspan').length > 0 ? label.querySelectorAll('tspan') : [label])].map(
          (line) => line.getBoundingClientRect(),
        ),
      }));
    const overlaps = (a: DOMRect, b: DOMRect): boolean =>
      a.left + 1 < b.right && b.left + 1 < a.right && a.top + 5 < b.bottom && b.top + 5 < a.bottom;
    return labels.flatMap(({ text, size, most, clips, lines }, index) => [
      ...(size < 11.9 || size > most ? [`"${text}" has ${size.toFixed(1)} px`] : []),
      ...(lines.some(({ left, right }) => left < 0 || right > innerWidth) ? [`"${text}" leaves the page`] : []),
      ...(lines.some((line) => clips.some((clip) => line.left + 1 < clip.left || line.right > clip.right + 1))
        ? [`"${text}" is cut off`]
        : []),
      ...labels
        .slice(index + 1)
        .filter((other) => lines.some((line) => other.lines.some((one) => overlaps(line, one))))
        .map((other) => `"${text}" is on "${other.text}"`),
    ]);
  });
}
