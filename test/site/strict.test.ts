import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createLanguageDetector } from '../../build/languages/detect-language.ts';
import { formatDiagnostics } from '../../build/model/diagnostics/report.ts';
import { runPipeline } from '../../build/pipeline/build.ts';
import { emptyMemo } from '../../build/pipeline/cache/memo.ts';
import { readContent } from '../../build/pipeline/read/source.ts';
import { splitUnits } from '../../build/translations/units/units.ts';
import { assetCache, projectTemplates, root } from '../support/project.ts';
import { realSite } from '../support/real-site.ts';
import { buildDate } from '../support/site.ts';

const strict = suite('strict mode on the project’s own content');
const content = join(root, 'content');

strict('it finds nothing, and the pages are the same bytes', async () => {
  const { outputs, diagnostics } = await runPipeline(
    {
      contentFolder: content,
      staticFolder: join(root, 'static'),
      templates: await projectTemplates(),
      date: buildDate,
      assetCache,
      has: () => false,
      strict: true,
    },
    emptyMemo('test'),
  );
  const readText = (file: string) => readFileSync(join(content, file), 'utf8');
  assert.is(formatDiagnostics(diagnostics, { format: 'text', readText, folder: 'content' }), '');
  const { folder } = await realSite();
  const pages = outputs.filter(({ area, path }) => area === 'site' && path.endsWith('.html'));
  assert.ok(pages.length > 300, String(pages.length));
  for (const page of pages) {
    const made = Buffer.from(await page.contents());
    assert.ok(made.equals(readFileSync(join(folder, page.path))), page.path);
  }
});

strict(
  'texts in another language are found where there is enough of them, and no text is suspected wrongly',
  async () => {
    const { pageTypes, dataKinds } = await projectTemplates();
    const { files, readText } = readContent(content);
    const locales = ['en', 'fr', 'nl'];
    const units = splitUnits({ files, readText, kinds: [...pageTypes, ...dataKinds], locales }).filter(
      ({ kind }) => kind !== 'slug' && kind !== 'code',
    );
    const languageOf = createLanguageDetector();
    const suspected = units.filter(({ text, locale }) => languageOf(text, locale) !== undefined);
    assert.equal(
      suspected.map(({ file, key, text }) => `${file} ${key}: ${text}`),
      [],
    );
    /** The share of texts with so many words that are found when they stand where another language should. */
    const recall = (least: number, most: number): number => {
      const planted = units
        .filter(({ text }) => {
          const words = text.match(/\p{L}+/gu)?.length ?? 0;
          return words >= least && words <= most;
        })
        .flatMap(({ text, locale }) =>
          locales.filter((other) => other !== locale).map((other) => languageOf(text, other)),
        );
      return planted.filter((language) => language !== undefined).length / planted.length;
    };
    assert.ok(recall(6, 8) > 0.85, `6 to 8 words: ${recall(6, 8)}`);
    assert.ok(recall(9, 19) > 0.95, `9 to 19 words: ${recall(9, 19)}`);
    assert.ok(recall(20, 1000) > 0.99, `20 words and more: ${recall(20, 1000)}`);
  },
);

strict.run();
