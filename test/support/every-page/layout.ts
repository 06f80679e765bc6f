import type { Page } from '../engines/page.ts';
import { isExhaustive } from '../project.ts';
import { samplePages } from '../samples.ts';
import type { PageCheck } from './page-check.ts';
import { allWith, inEach, inOne, markup, oneWith, pathsOf } from './pages.ts';

/** Sizes and places of the parts of pages. */
export const layout: PageCheck[] = [
  {
    name: 'every row of a long list is painted, in sight or not',
    pages: (stand) => oneWith(stand, markup.filters),
    widths: [360, 1280],
    find: (page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('main li')]
          .filter((item) => item.checkVisibility() && !item.checkVisibility({ contentVisibilityAuto: true }))
          .map((item) => item.textContent ?? ''),
      ),
  },
  {
    name: 'a table of nine columns is wider than the text, and scrolls only if that is not enough',
    pages: (stand) => pathsOf(stand, ['insight'], 'en'),
    widths: [1280],
    leavesTraces: true,
    find: (page) =>
      page.evaluate(() => {
        const prose = document.querySelector('.prose');
        const table = document.createElement('table');
        for (const [section, tag] of [
          [table.createTHead(), 'th'],
          [table.createTBody(), 'td'],
        ] as const) {
          const row = section.insertRow();
          for (let count = 0; count < 9; count++) row.append(document.createElement(tag));
          for (const cell of row.children) cell.textContent = 'People';
        }
        const before = prose?.getBoundingClientRect().width ?? 0;
        prose?.append(table);
        const text = prose?.querySelector(':scope > p')?.getBoundingClientRect().width ?? 0;
        return [
          ...(text <= before ? [] : [`the text is ${text} px wide, more than its measure`]),
          ...(table.scrollWidth <= table.clientWidth ? [] : [`the table shows ${table.clientWidth} px of its width`]),
        ];
      }),
  },
  {
    name: 'a short cell of a table of three columns is on one line, and the table does not scroll',
    pages: (stand) => oneWith(stand, markup.addressInTable),
    widths: [601, 768, 960, 1280],
    find: (page) =>
      page.evaluate(() => {
        const table = document.querySelector('.prose table');
        const cells = [...(table?.querySelectorAll('tr > :last-child') ?? [])];
        return [
          ...(cells.length === 0 ? [`${cells.length} cells`] : []),
          ...cells
            .filter((cell) => {
              const range = document.createRange();
              range.selectNodeContents(cell);
              return range.getClientRects().length > 1;
            })
            .map(({ textContent }) => `"${textContent}" has several lines`),
          ...(table && table.scrollWidth > table.clientWidth ? [`it has ${table.scrollWidth} px`] : []),
        ];
      }),
  },
  {
    name: 'after a jump to an anchor its heading is in sight, and nothing that sticks covers it',
    widths: ({ locale }) => (isExhaustive ? [360, 768, 1280] : [locale === 'en' ? 1280 : 360]),
    find: (page) =>
      page.evaluate(async () => {
        const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
          .filter(({ hash }) => hash !== '' && hash !== '#main')
          .map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))))
          .filter((target) => target?.checkVisibility());
        const problems: string[] = [];
        for (const target of new Set(anchors)) {
          if (!target) continue;
          window.scrollTo({ top: 0, behavior: 'instant' });
          target.scrollIntoView({ behavior: 'instant' });
          // The header that gives way as the page scrolls.
          await nextFrame();
          await nextFrame();
          for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
          const heading = target.matches('h2, h3, h4')
            ? target
            : (target.querySelector('h1, h2, h3, h4, legend') ?? target);
          const range = document.createRange();
          range.selectNodeContents(heading);
          const { left, top, width } = range.getClientRects()[0] ?? heading.getBoundingClientRect();
          const at = document.elementFromPoint(left + width / 2, top + 4);
          if (top < 0 || (at && !heading.contains(at) && !at.contains(heading)))
            problems.push(
              `#${target.id} is ${Math.round(top)} px from the top, below ${at?.tagName} "${at?.className}"`,
            );
        }
        window.scrollTo({ top: 0, behavior: 'instant' });
        return problems;
      }),
  },
  {
    name: 'the person to ask about an activity is one link, the phone number another',
    pages: (stand) => inEach(stand, ['pages/activities']),
    widths: [360, 1280],
    find: (page) =>
      page.evaluate(() => {
        const problems = [...document.querySelectorAll('main li:has(> h2)')].flatMap((line) => {
          const links = [...line.querySelectorAll<HTMLAnchorElement>('p a')];
          line.scrollIntoView({ block: 'center', behavior: 'instant' });
          const covered = links.filter((link) => {
            const { x, y, width, height } = link.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2) !== link;
          });
          return [
            ...(links.length === 2 && links[1]?.protocol === 'tel:' ? [] : [`links to ${links.join(', ')}`]),
            ...covered.map((link) => `${link.textContent} is covered`),
          ];
        });
        window.scrollTo({ top: 0, behavior: 'instant' });
        return problems;
      }),
  },
  {
    name: 'the drawing of the page for what is missing ends above its text',
    pages: (_stand) => ['/404.html', '/fr/404.html', '/nl/404.html'],
    widths: [360],
    find: (page) =>
      page.evaluate(() => {
        const drawing = document.querySelector('main svg, main canvas')?.getBoundingClientRect();
        const title = document.querySelector('h1')?.getBoundingClientRect();
        return drawing && title && drawing.bottom <= title.top + 1 ? [] : ['the drawing is behind the title'];
      }),
  },
  {
    name: 'portraits are squares of 56 to 160 px',
    pages: (stand) => oneWith(stand, markup.portrait),
    widths: [360, 1280],
    find: (page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-portrait]')].flatMap((portrait) => {
          const { width, height } = portrait.getBoundingClientRect();
          return width >= 56 && width <= 160 && Math.abs(width - height) < 1 ? [] : [`${width} × ${height} px`];
        }),
      ),
  },
  {
    name: 'no line of a breadcrumb begins or ends with a stroke',
    pages: (stand) => oneWith(stand, markup.breadcrumb),
    widths: [320, 360],
    find: async (page) => {
      const seen = await page.evaluate(() => {
        const nav = document.querySelector('main nav:has(ol)');
        const kicker = nav?.nextElementSibling;
        const left = nav?.getBoundingClientRect().left ?? 0;
        const isFirst = (part: Element): boolean => part.getBoundingClientRect().left - left < 1;
        const parts = [...(nav?.querySelectorAll('li + li') ?? []), ...(kicker ? [kicker] : [])].filter(isFirst);
        const isSeen = (part: Element): boolean => {
          const { right, content } = getComputedStyle(part, '::before');
          const gap = Number.parseFloat(right) - part.getBoundingClientRect().width;
          const clipped = /inset\(-([\d.]+)px\)/.exec(getComputedStyle(nav?.parentElement ?? part).clipPath)?.[1];
          return content.includes('/') && gap < Number(clipped ?? Number.POSITIVE_INFINITY);
        };
        return parts.filter(isSeen).map(({ textContent }) => textContent ?? '');
      });
      return seen.map((text) => `a line begins with a stroke before "${text}"`);
    },
  },
  {
    name: 'the cards of trainings have no hole between title and mark',
    pages: (stand) => inEach(stand, ['pages/change-management']),
    widths: [768, 1280, 1920],
    find: (page) =>
      page.evaluate(() => {
        const cards = [...document.querySelectorAll('#trainings article')];
        const isHollow = (card: Element): boolean => {
          const box = card.getBoundingClientRect();
          const parts = [...card.querySelectorAll('p, li, a')].map((part) => part.getBoundingClientRect());
          return !parts.some(({ left }) => left > box.left + 0.25 * box.width);
        };
        return cards.length > 0
          ? cards.filter(isHollow).map((card) => card.querySelector('h3')?.textContent ?? '')
          : ['no cards'];
      }),
  },
  {
    name: 'the assessment begins on the first screen of a desktop',
    pages: (stand) => inEach(stand, ['pages/change-readiness-assessment']),
    widths: [1280, 1920],
    find: (page) =>
      page.evaluate(() => {
        const button = document.querySelector('main a[href="#questions"]')?.getBoundingClientRect();
        return button && button.bottom < innerHeight - 24 ? [] : [`the button ends at ${button?.bottom} px`];
      }),
  },
  {
    name: 'the seven phases of a wave are one row, or one below the other',
    pages: (stand) => ['en', 'fr'].flatMap((locale) => inOne(stand, ['pages/devops'], locale)),
    widths: [360, 768, 1160, 1280, 1920],
    find: (page) =>
      page.evaluate(() => {
        const phases = [...document.querySelectorAll('#wave ol > li')].map((phase) => phase.getBoundingClientRect());
        const rows = new Set(phases.map(({ top }) => Math.round(top))).size;
        const texts = [...document.querySelectorAll('#wave ol > li > *')].filter(
          (text) => text.scrollWidth > text.clientWidth + 1,
        );
        return [
          ...(phases.length === 7 && rows === (innerWidth > 1250 ? 1 : 7) ? [] : [`${phases.length} in ${rows} rows`]),
          ...texts.map(({ textContent }) => `"${textContent}" is too wide`),
        ];
      }),
  },
  {
    name: 'the axis of a metric names its start and its end, apart from each other',
    pages: (stand) => oneWith(stand, markup.metricLine),
    widths: [360, 768, 1280],
    find: (page) =>
      page.evaluate(() => {
        // The lines of a list have their two values alone.
        const lines = [...document.querySelectorAll('[data-metric-line]:has(text:nth-of-type(3))')];
        return lines.flatMap((line) => {
          const names = [...line.querySelectorAll('text')].map((text) => text.getBoundingClientRect());
          const lowest = Math.max(...names.map(({ bottom }) => bottom));
          const ends = names.filter(({ bottom }) => bottom > lowest - 1);
          const meeting = names.flatMap((one, index) =>
            names
              .slice(index + 1)
              .filter(
                (other) =>
                  one.left < other.right + 4 &&
                  other.left < one.right + 4 &&
                  one.top < other.bottom &&
                  other.top < one.bottom,
              ),
          );
          return [
            ...(ends.length < 2 ? ['an end of the axis has no name'] : []),
            ...(meeting.length > 0 ? ['two names meet'] : []),
          ];
        });
      }),
  },
  {
    name: 'of a document that a first band shows, the first rows are in sight',
    pages: (stand) => oneWith(stand, markup.sheet),
    widths: [360, 1280],
    find: (page) =>
      page.evaluate(() => {
        const sheet = document.querySelector('main > :first-child [data-sheet]');
        const row = sheet?.querySelector('tr');
        // Two rows of a table, or four lines of a paragraph.
        const isSeen = sheet && row && row.getBoundingClientRect().top + 80 <= sheet.getBoundingClientRect().bottom;
        return isSeen && sheet.getAttribute('aria-label') ? [] : ['no row of the document is to be seen'];
      }),
  },
  {
    name: 'the number in the claim of the home page is at least 160 px high on a desktop',
    pages: (stand) => inEach(stand, ['pages/index']),
    widths: [360, 1280],
    find: (page) =>
      page.evaluate(() => {
        const figure = document.querySelector('h1 > span');
        const size = figure ? Number.parseFloat(getComputedStyle(figure).fontSize) : 0;
        const box = figure?.getBoundingClientRect();
        const isWhole = !!box && box.left >= 0 && box.right <= innerWidth;
        const isLarge = innerWidth > 959 ? size >= 160 && size <= 200 : size >= 72;
        return isLarge && isWhole && /^70\s?%$/.test(figure?.textContent ?? '')
          ? []
          : [`"${figure?.textContent}" has ${size} px`];
      }),
  },
  {
    name: 'the items of a header are at least 16 px apart, on one line',
    pages: (stand) => inEach(stand, ['pages/toolbox']),
    widths: [960, 1000, 1100, 1280],
    find: (page) =>
      page.evaluate(() => {
        const items = [...document.querySelectorAll('[data-header] :is(li > a, summary)')]
          .filter((item) => item.checkVisibility() && !item.closest('details > div'))
          .map((item) => item.getBoundingClientRect())
          .sort((one, other) => one.left - other.left);
        const near = items.slice(1).filter((box, index) => box.left - (items[index]?.right ?? 0) < 15.5);
        const lines = new Set(items.map(({ top }) => Math.round(top))).size;
        return [
          ...(near.length > 0 ? [`${near.length} gaps are small`] : []),
          ...(lines === 1 ? [] : [`${lines} lines`]),
        ];
      }),
  },
  {
    name: 'a panel of the menu fills its columns, and the page steps back behind it',
    pages: (stand) => inEach(stand, ['pages/toolbox']),
    widths: [1280],
    find: (page) =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLDetailsElement>('[data-header] details')].flatMap((item) => {
          item.open = true;
          const panel = item.querySelector('div');
          const wrap = panel?.querySelector('.wrap')?.getBoundingClientRect();
          const links = [...(panel?.querySelectorAll('a') ?? [])].map((link) => link.getBoundingClientRect());
          const groups = [...(panel?.querySelectorAll('li:has(> ul) > span') ?? [])].map(
            ({ textContent }) => textContent,
          );
          const start = wrap ? (Math.min(...links.map(({ left }) => left)) - wrap.left) / wrap.width : 1;
          const reach = wrap ? (Math.max(...links.map(({ left }) => left)) - wrap.left) / wrap.width : 0;
          const hasScrim = !!panel && Number.parseFloat(getComputedStyle(panel, '::after').height) >= innerHeight;
          item.open = false;
          const name = item.querySelector('summary')?.textContent;
          return [
            ...(start > 0.35 ? [`${name} begins at ${Math.round(100 * start)}%`] : []),
            ...(reach < 0.55 ? [`${name} ends at ${Math.round(100 * reach)}%`] : []),
            ...(hasScrim ? [] : [`${name} has no scrim`]),
            ...(links.length > 12 && groups.length < 3 ? [`${name} has no groups`] : []),
          ];
        }),
      ),
  },
  {
    name: 'the answers to a question of the assessment are one row, in equal steps',
    pages: (stand) => inEach(stand, ['pages/change-readiness-assessment']),
    widths: [360, 1280],
    find: (page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('main fieldset')].flatMap((question) => {
          const inputs = [...question.querySelectorAll('input')].map((input) => input.getBoundingClientRect());
          const steps = inputs.slice(1).map(({ left }, index) => Math.round(left - (inputs[index]?.left ?? 0)));
          const places = [inputs.map(({ top }) => Math.round(top)), steps];
          return places.every((each) => new Set(each).size === 1) && inputs.length === 5
            ? []
            : [question.querySelector('legend')?.textContent ?? ''];
        }),
      ),
  },
  {
    name: 'a page without header shows the mark, which leads home',
    pages: (stand) =>
      samplePages(stand).flatMap(({ path, layout }) => (['minimal', 'bare'].includes(layout) ? [path] : [])),
    widths: [360, 1280],
    find: (page) =>
      page.evaluate(() => (document.querySelector('main > :first-child a[aria-label] > svg') ? [] : ['no mark'])),
  },
  {
    name: 'the header of one row keeps its mark, the edge of the page and one line',
    pages: (stand) => inEach(stand, ['pages/contact']),
    widths: [960, 1000, 1100, 1101, 1150, 1151, 1280],
    find: (page: Page) =>
      page.evaluate(() => {
        const header = document.querySelector('[data-header="one-row"]');
        const mark = header?.querySelector('a[aria-label] > svg')?.getBoundingClientRect();
        const edge = document.querySelector('main .wrap')?.getBoundingClientRect();
        if (!header || !mark || !edge) return ['no header'];
        return [
          ...(mark.width < 20 ? ['no mark'] : []),
          ...(Math.abs(mark.left - edge.left) > 1 ? [`the mark is at ${mark.left} px, the text at ${edge.left}`] : []),
          ...(header.getBoundingClientRect().height > 75 ? ['two lines'] : []),
        ];
      }),
  },
  {
    name: 'labels and controls beside each other are level',
    pages: (stand) => inEach(stand, ['pages/contact']),
    widths: [768, 1280],
    find: (page: Page) =>
      page.evaluate(() => {
        const top = (name: string, part: string) =>
          document.querySelector(`[data-field="${name}"] ${part}`)?.getBoundingClientRect().top ?? Number.NaN;
        const pairs = [
          ['firstName', 'lastName'],
          ['email', 'workEmail'],
          ['phoneNumber', 'country'],
        ] as const;
        return pairs.flatMap(([first, second]) =>
          Math.abs(top(first, 'label') - top(second, 'label')) < 1 ? [] : [`${first} and ${second}`],
        );
      }),
  },
  {
    name: 'an open filter stays in the grid and beside the count',
    pages: (stand) => inOne(stand, ['pages/training-calendar', 'pages/toolbox'], 'en'),
    widths: [768, 1280],
    find: (page: Page) =>
      page.evaluate(() => {
        const form = document.querySelector('form[data-filter]')?.getBoundingClientRect();
        const count = document.querySelector('[data-filter-count]')?.getBoundingClientRect();
        return [...document.querySelectorAll<HTMLDetailsElement>('form[data-filter] details')].flatMap((filter) => {
          filter.open = true;
          const panel = filter.querySelector('fieldset')?.getBoundingClientRect();
          filter.open = false;
          if (!form || !count || !panel) return ['no filter'];
          return [
            ...(panel.left < form.left - 1 || panel.right > form.right + 1 ? ['out of the grid'] : []),
            ...(panel.top < count.bottom && panel.right > count.left ? ['over the count'] : []),
          ];
        });
      }),
  },
  {
    name: 'only the list draws a rule below its filters',
    pages: (stand) => allWith(stand, markup.filters),
    widths: [360, 1280],
    find: (page: Page) =>
      page.evaluate(() => {
        const bar = document.querySelector('form[data-filter]')?.parentElement;
        const ruled = [...(bar ? [bar, ...bar.children] : [])].filter((part) => {
          const { borderTopWidth, borderBottomWidth } = getComputedStyle(part);
          return part.checkVisibility() && (borderTopWidth !== '0px' || borderBottomWidth !== '0px');
        });
        return bar ? ruled.map(({ tagName }) => `${tagName} has a rule`) : ['no filters'];
      }),
  },
  {
    name: 'the button that clears filters is in the row of the count',
    pages: (stand) => allWith(stand, markup.filters),
    widths: [768, 1024, 1280],
    leavesTraces: true,
    async find(page) {
      await page.locator('[data-filter-submit]').waitFor({ state: 'hidden' });
      const press = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((control) => (control as HTMLElement).click());
      await press('form[data-filter] input');
      await page.locator('[data-filter-reset]').first().waitFor();
      const found = await page.evaluate(() => {
        const [button, count] = ['[data-filter-reset]', '[data-filter-count]'].map((part) =>
          document.querySelector(part)?.getBoundingClientRect(),
        );
        if (!button || !count) return ['nothing'];
        return [
          ...(Math.abs(button.top + button.bottom - count.top - count.bottom) > 4 ? ['they are not level'] : []),
          ...(button.right + 12 > count.left ? ['they touch'] : []),
        ];
      });
      await press('[data-filter-reset]');
      return found;
    },
  },
  {
    name: 'the link to the contact page is a tab at the edge of the window',
    pages: (stand) => inEach(stand, ['pages/index']),
    widths: [1280],
    find: (page) =>
      page.evaluate(() => {
        const style = getComputedStyle(document.querySelector('aside[data-dock] > a') ?? document.body);
        const found = [
          `border ${style.borderTopWidth} ${style.borderRightWidth} ${style.borderBottomWidth} ${style.borderLeftWidth}`,
          `left corners ${style.borderTopLeftRadius} ${style.borderBottomLeftRadius}`,
          `right corners ${style.borderTopRightRadius} ${style.borderBottomRightRadius}`,
        ];
        const wanted = ['border 1px 0px 1px 1px', 'left corners 4px 4px', 'right corners 0px 0px'];
        return found.filter((part, index) => part !== wanted[index]);
      }),
  },
  {
    name: 'links below the title of a panel are in the rows of its groups',
    pages: (stand) => inEach(stand, ['pages/careers']),
    widths: [1280],
    find: (page) =>
      page.evaluate(() => {
        const panel = [...document.querySelectorAll<HTMLDetailsElement>('[data-header] details')].find((item) =>
          item.querySelector('li > span'),
        );
        if (!panel) return ['no panel with groups'];
        panel.open = true;
        const topOf = (link: Element | null | undefined): number => link?.getBoundingClientRect().top ?? -1;
        const grouped = [...(panel.querySelector('li:has(> span)')?.querySelectorAll('a') ?? [])];
        const apart = [...panel.querySelectorAll('div > ul > li:not(:has(> span)) > a')].filter(
          (link, index) => Math.round(topOf(link) - topOf(grouped[index])) !== 0,
        );
        panel.open = false;
        return apart.map(({ textContent }) => `"${textContent}" is beside no link of the first group`);
      }),
  },
  {
    name: 'a sheet has the columns of its panel, and on a phone at most three, with whole words',
    pages: (stand) => oneWith(stand, markup.sheet),
    widths: [360, 1280, 1920],
    find: (page: Page) =>
      page.evaluate(() => {
        const sheet = document.querySelector('[data-sheet] > *');
        const [box, facts] = [sheet, sheet?.closest('.hero-panel')?.querySelector('dl')].map((part) =>
          part?.getBoundingClientRect(),
        );
        const cells = [...(sheet?.querySelectorAll('tr:first-child td') ?? [])].filter((cell) =>
          cell.checkVisibility(),
        );
        if (!box) return ['no sheet'];
        return [
          ...(innerWidth < 600 && cells.length > 3 ? [`${cells.length} columns`] : []),
          ...(cells.some((cell) => cell.scrollWidth > cell.clientWidth + 1) ? ['a cell is cut off'] : []),
          ...(innerWidth >= 960 && facts && Math.abs(box.left - facts.left) + Math.abs(box.right - facts.right) > 1
            ? [`the sheet is at ${box.left} to ${box.right}, its facts at ${facts.left} to ${facts.right}`]
            : []),
        ];
      }),
  },
  {
    name: 'a title and the lead beside it share their first line',
    pages: (stand) => inEach(stand, ['pages/our-story-2025']),
    widths: [960, 1280, 1920],
    find: (page: Page) =>
      page.evaluate(() => {
        const baselineOf = (element: Element | null): number => {
          const probe = document.createElement('span');
          probe.style.display = 'inline-block';
          element?.prepend(probe);
          const { bottom } = probe.getBoundingClientRect();
          probe.remove();
          return bottom;
        };
        const apart = baselineOf(document.querySelector('h1')) - baselineOf(document.querySelector('h1 + p'));
        return Math.abs(apart) < 1 ? [] : [`they are ${apart} px apart`];
      }),
  },
  {
    name: 'a single article of an expert has the column of the cases below it',
    pages: (stand) =>
      oneWith(
        stand,
        /<section id="written"(?:(?!<\/section>).)*?<ul\b[^>]*><li>(?:(?!<li>|<\/section>).)*<\/section>.*<section id="cases"/s,
      ),
    widths: [360, 1280],
    find: (page: Page) =>
      page.evaluate(() => {
        const lefts = ['#written li', '#cases li'].map(
          (item) => document.querySelector(item)?.getBoundingClientRect().left,
        );
        return lefts[0] !== undefined && lefts[0] === lefts[1] ? [] : [lefts.join(' and ')];
      }),
  },
  {
    name: 'a training says on its card how long it takes, and when it is next',
    pages: (stand) => inEach(stand, ['pages/change-management']),
    widths: [1280],
    find: (page: Page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('#trainings ul:first-of-type article:has([type="application/pdf"])')]
          .map(({ textContent }) => textContent ?? '')
          .filter((text) => !/\d\s(?:days?|jours?|dag(?:en)?)\D.*20\d\d/.test(text)),
      ),
  },
  {
    name: 'a row of the calendar is at most 220 px high on a phone',
    pages: (stand) => ['en', 'fr'].flatMap((locale) => inOne(stand, ['pages/training-calendar'], locale)),
    widths: [360],
    find: (page: Page) =>
      page.evaluate(() => {
        const heights = [...document.querySelectorAll('#sessions li[data-filter-item]')].map(
          (row) => row.getBoundingClientRect().height,
        );
        const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length;
        return heights.length > 0 && mean <= 220 ? [] : [`${heights.length} rows of ${Math.round(mean)} px`];
      }),
  },
  {
    name: 'the button and the calendar of a date are in one line, at the same place in each row',
    pages: (stand) => oneWith(stand, /href="#register-/),
    widths: [320, 360, 600, 768],
    find: (page: Page) =>
      page.evaluate(() => {
        const rows = [...document.querySelectorAll('main ol > li[id]:has([type="text/calendar"])')];
        const places = rows.map((row) => {
          const [button, calendar] = ['a[href^="#register-"]', '[type="text/calendar"]'].map((link) =>
            row.querySelector(link)?.getBoundingClientRect(),
          );
          if (!button || !calendar) return 'nowhere';
          const isLevel = Math.abs(button.top + button.bottom - calendar.top - calendar.bottom) < 8;
          return isLevel ? `${Math.round(button.left)} and ${Math.round(calendar.left)}` : 'below each other';
        });
        return new Set(places).size === 1 && !places[0]?.startsWith('b') ? [] : places;
      }),
  },
  {
    name: 'a column of the footer has more than one link',
    pages: (stand) => inOne(stand, ['pages/contact', 'pages/index', 'pages/toolbox'], 'en'),
    widths: [360, 1280],
    find: (page: Page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('footer nav')]
          .filter((nav) => nav.querySelectorAll('a').length < 2)
          .map(({ textContent }) => textContent ?? ''),
      ),
  },
  {
    name: 'links of two lines in the footer are farther apart than their lines',
    pages: (stand) => inOne(stand, ['pages/contact'], 'fr'),
    widths: [360],
    find: (page: Page) =>
      page.evaluate(() => {
        const textOf = (link: Element): DOMRect => {
          const text = document.createRange();
          text.selectNodeContents(link);
          return text.getBoundingClientRect();
        };
        return [...document.querySelectorAll('footer nav[aria-labelledby] li + li > a')].flatMap((link) => {
          const before = link.parentElement?.previousElementSibling?.firstElementChild;
          const gap = before ? textOf(link).top - textOf(before).bottom : 0;
          // Beside each other, in another column or row.
          if (gap < -20 || link.closest('ul')?.clientHeight === 0) return [];
          return gap < 8 ? [`"${link.textContent}" is ${Math.round(gap)} px below the link before it`] : [];
        });
      }),
  },

  fallbackTypefaces(),
];

function fallbackTypefaces(): PageCheck {
  const ratios: Record<string, number[]> = { h1: [], 'h1 + p': [] };
  return {
    name: 'texts are as wide before the typefaces arrive as after',
    widths: [1280],
    async find(page) {
      const found = await page.evaluate(async (selectors) => {
        await document.fonts.ready;
        return selectors.flatMap((selector) => {
          const text = document.querySelector<HTMLElement>(selector);
          if (!text) return [];
          const families = getComputedStyle(text).fontFamily.split(',').slice(0, 2);
          const before = text.getAttribute('style');
          text.style.whiteSpace = 'nowrap';
          text.style.inlineSize = 'max-content';
          text.style.maxInlineSize = 'none';
          const [brand = 0, fallback = 0] = families.map((family) => {
            text.style.fontFamily = family;
            return text.getBoundingClientRect().width;
          });
          if (before === null) text.removeAttribute('style');
          else text.setAttribute('style', before);
          return [{ selector, ratio: fallback / brand }];
        });
      }, Object.keys(ratios));
      for (const { selector, ratio } of found) ratios[selector]?.push(ratio);
      return [];
    },
    summary: () =>
      Object.entries(ratios).flatMap(([selector, found]) => {
        const mean = found.reduce((sum, ratio) => sum + ratio, 0) / found.length;
        return found.length > 0 && Math.abs(mean - 1) < 0.01 ? [] : [`${selector}: ${mean} of ${found.length}`];
      }),
  };
}
