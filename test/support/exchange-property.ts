import * as assert from 'uvu/assert';
import { lineAndColumn } from '../../build/model/files/line-counter.ts';

import type { ExchangeFile, ReturnedFile } from '../../build/translations/exchange/exchange-file.ts';
import { mutate } from './mutate.ts';
import type { Property } from './property.ts';
import type { Random } from './random.ts';
import { checkMarks, randomTransfer } from './random-work.ts';

interface Exchange {
  name: string;
  write: (transfer: ExchangeFile) => string;
  read: (text: string) => ReturnedFile;
  /** What a mutation puts into a file. */
  inserts: readonly string[];
}

/** Texts that are written are read as they were; a file that is damaged is read as far as it can be, or has problems. */
export function exchangeProperty({ name, write, read, inserts }: Exchange): Property {
  const generate = (random: Random): string => {
    const transfer = randomTransfer(random);
    return random.number() < 0.5 ? JSON.stringify(transfer) : mutate(write(transfer), random, inserts);
  };
  const check = (input: string): void => {
    const { returned, problems } = read(input);
    for (const { at } of [...returned, ...problems]) {
      if (!at || !('offset' in at)) continue;
      assert.ok(
        at.offset >= 0 && at.offset + (at.length ?? 1) <= input.length + 1,
        `${JSON.stringify(at)} is outside.`,
      );
      lineAndColumn(input, at.offset);
    }
    if (input.startsWith('{"sourceLocale"')) checkRoundTrip(JSON.parse(input));
  };
  const checkRoundTrip = (transfer: ExchangeFile): void => {
    for (const { source, kind } of transfer.work) checkMarks(source, kind);
    const { locale, sourceLocale, returned, problems } = read(write(transfer));
    assert.equal(problems, []);
    assert.equal([sourceLocale, locale], [transfer.sourceLocale, transfer.locale]);
    const sorted = <Item extends { file: string; key: string }>(items: readonly Item[]) =>
      [...items].sort((a, b) => (a.file + a.key < b.file + b.key ? -1 : 1));
    assert.equal(
      sorted(returned).map(({ file, key, source, target }) => ({ file, key, source, target })),
      sorted(transfer.work).map(({ file, key, source, target = '' }) => ({ file, key, source, target })),
    );
  };
  return { name, runs: 1000, generate, check };
}
