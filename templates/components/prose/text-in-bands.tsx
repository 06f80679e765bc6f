import { Fragment, type ReactNode } from 'react';
import { usePage } from '#authoring/page.ts';
import { Artefact } from '../artefact/index.tsx';
import type { ArtefactFacts, ArtefactWords } from '../artefact/struct.ts';
import { Crosstab } from '../crosstab/index.tsx';
import { PullQuote } from '../quote/pull-quote.tsx';
import { Section } from '../section/index.tsx';
import { splitBands } from './split-bands.ts';

interface TextInBandsProps {
  /** Sanitized HTML, as the page's `body()` gives it. */
  html: string;
  /** The objects of the text, each with its words in the same place of `words`. */
  objects?: readonly ArtefactFacts[] | undefined;
  words?: readonly ArtefactWords[] | undefined;
  /** Renders a part of the text, in its section of the page. */
  children: (html: string, place: { isFirst: boolean; isLast: boolean }) => ReactNode;
}

/** Renders a text in parts; what is to be seen rather than read is across the page between them. */
export function TextInBands({ html, objects = [], words = [], children }: TextInBandsProps) {
  const { locale } = usePage();
  const bands = splitBands(html, { locale, sections: objects.map(({ section = 1 }) => section) });
  const texts = bands.filter(({ kind }) => kind === 'text');
  return bands.map((band, place) => {
    const key = `${band.kind}${place}`;
    if (band.kind === 'text')
      return (
        <Fragment key={key}>
          {children(band.html, { isFirst: band === texts[0], isLast: band === texts.at(-1) })}
        </Fragment>
      );
    if (band.kind !== 'object')
      return (
        <Section key={key} tone="navy">
          {band.kind === 'quote' ? <PullQuote html={band.html} /> : <Crosstab html={band.html} />}
        </Section>
      );
    const facts = objects[band.index];
    const written = words[band.index];
    return (
      facts &&
      written && (
        <Section key={key} tone="navy">
          <Artefact facts={facts} words={written} />
        </Section>
      )
    );
  });
}
