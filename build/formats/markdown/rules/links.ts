import { hasWebHost, isLocalAddress } from '../../../authoring/values/web-address.ts';
import { absoluteUrl } from '../../../model/addresses/absolute-url.ts';
import { explainBrokenLink } from '../../../model/addresses/broken-link.ts';
import { explainContactLink } from '../../../model/addresses/contact-links.ts';
import { isPublishedLater } from '../../../model/target.ts';
import type { FoundLink } from '../inspect.ts';
import { isMistyped } from '../unparsed/spaces.ts';
import type { UnparsedMarkdown } from '../unparsed/unparsed.ts';
import type { MarkdownContext, MarkdownProblem, MarkdownRule } from './rule.ts';

/** Finds links without words, and links whose target cannot be published or does not exist. */
export const checkLinks: MarkdownRule = ({ links, unparsed }, context) => [
  ...links.filter(({ text }) => text.trim() === '').map(explainEmpty),
  ...links.flatMap((link) => {
    const problem = checkTarget(link, context);
    // What is written wrong before an address, or behind one without brackets, is read as a part of its host.
    const isKnown = ({ at: { line, column } }: UnparsedMarkdown): boolean =>
      line === link.at.line && (column === link.at.column || (column < link.at.column && problem?.hint === hostHint));
    return !problem || unparsed.some(isKnown) ? [] : problem;
  }),
];

function explainEmpty({ target, at }: FoundLink): MarkdownProblem {
  return {
    code: 'missing-text',
    message: `The link to ${target || 'nowhere'} has no words, so nobody can see it.`,
    hint: `Write them between the square brackets: [Our page](${target || 'folder/id'})`,
    at,
  };
}

function checkTarget({ target, at }: FoundLink, context: MarkdownContext): MarkdownProblem | undefined {
  if (isMistyped(target)) return undefined;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(target)?.[1]?.toLowerCase();
  switch (scheme) {
    case 'mailto':
    case 'tel': {
      const problem = explainContactLink(target);
      return problem && { ...problem, at };
    }
    case 'https':
      return hasWebHost(target) ? undefined : explainHostless(target, at);
    case undefined: {
      const resolved = context.whyMissing(target);
      if (!resolved || isPublishedLater(resolved)) return undefined;
      return { ...explainBrokenLink({ target, locale: context.locale, resolved, who: context.owner }), at };
    }
    default:
      return explainUnsafe(target, at);
  }
}

const hostHint =
  'Write https:// and the host, without a name or a password before it, as in https://www.example.org/page.';

function explainHostless(target: string, at: FoundLink['at']): MarkdownProblem {
  return {
    code: 'broken-link',
    message: `${target} is no address that can be published.`,
    hint: repaired(target) ?? hostHint,
    at,
  };
}

function explainUnsafe(target: string, at: FoundLink['at']): MarkdownProblem {
  return {
    code: 'unsafe-link',
    message: `The link ${target} cannot be published: only https:, mailto: and tel: are.`,
    hint: isLocalAddress(target)
      ? 'Only your machine answers at that address. Link to the entry instead: folder/id.'
      : (repaired(target) ?? 'Use https:, or link to an entry: folder/id.'),
    at,
  };
}

function repaired(target: string): string | undefined {
  const meant = absoluteUrl(target);
  return meant && hasWebHost(meant) ? `Write ${meant}` : undefined;
}
