import type { EntryKind } from '../../authoring/define.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Site } from '../../model/site.ts';
import { checkFreshness } from '../../translations/freshness/check-freshness.ts';
import type { Memo } from '../cache/memo.ts';
import { checkParity } from '../check/parity/parity.ts';
import type { Content } from '../read/source.ts';

interface ComparisonInput {
  site: Site;
  content: Content;
  kinds: readonly EntryKind[];
  /** Whether to also compare the shape of the texts, and to report translations that nobody has confirmed. */
  strict: boolean;
  memo: Pick<Memo, 'compared'>;
}

/** The problems between the languages of the content, and the pairs of texts without one. */
export interface LanguageComparison {
  diagnostics: Diagnostic[];
  compared: Memo['compared'];
}

/** Returns a function that compares the languages of the content when it is first called. */
export function createLanguageComparison(input: ComparisonInput): () => LanguageComparison {
  let comparison: LanguageComparison | undefined;
  return () => {
    comparison ??= compareLanguages(input);
    return comparison;
  };
}

function compareLanguages({ site, content, kinds, strict, memo }: ComparisonInput): LanguageComparison {
  const known = memo.compared;
  const { config, broken } = site;
  const freshness = checkFreshness({ ...content, kinds, config, broken, strict, known });
  const { untranslated } = freshness;
  const results = [
    freshness,
    ...(strict ? [checkParity({ site, readText: content.readText, known, untranslated })] : []),
  ];
  return {
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
    compared: new Map(results.flatMap(({ good }) => [...good])),
  };
}
