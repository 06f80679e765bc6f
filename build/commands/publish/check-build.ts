import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boolean, create, type Infer, object, optional, string } from 'superstruct';
import { buildFile } from '../../model/files/folders.ts';
import { PublishProblem } from './releases.ts';

/** Throws a `PublishProblem` if a site was built only for viewing, or for another address. */
export function checkBuild({ origin, noindex, drafts, pseudo }: BuildDescription, address: string): void {
  const kinds = [
    ...(noindex ? ['with --noindex: search engines leave it out'] : []),
    ...(drafts ? ['with --drafts: it shows what is not published yet'] : []),
    ...(pseudo ? ['with --pseudo: its words are accented'] : []),
    ...(origin === address ? [] : [`for ${origin}, and the address of the site is ${address}`]),
  ];
  if (kinds.length === 0) return;
  const another = origin === address ? '' : ` If the target has the address ${origin}, add --origin ${origin}.`;
  throw new PublishProblem(
    `The site was built ${kinds.join('; ')}. Nothing was published. Build it again: npm run build. If it is for a look only, build it with --noindex, and add --preview.${another}`,
  );
}

/**
 * Throws a `PublishProblem` if search engines may list a preview: it is never at the address of the site, and may show what
 * is not published yet. A build with `--pseudo` has `noindex` on each page.
 */
export function checkPreview({ noindex, pseudo }: BuildDescription): void {
  if (noindex || pseudo) return;
  throw new PublishProblem(
    'The site was built without --noindex: search engines would list a preview of it beside the site. Nothing was published. Build it again: npm run build -- --noindex.',
  );
}

/** How a site was built, as the build recorded it. */
const buildStruct = object({
  origin: string(),
  noindex: boolean(),
  drafts: boolean(),
  pseudo: boolean(),
  indexNowKey: optional(string()),
});

type BuildDescription = Infer<typeof buildStruct>;

/** Reads how a site was built. Throws a `PublishProblem` if its build has not recorded it. */
export function readBuild(hosts: string): BuildDescription {
  const build = findBuild(hosts);
  if (build) return build;
  throw new PublishProblem(
    `${join(hosts, buildFile)}, which says how the site was built, is missing. Build it again: npm run build.`,
  );
}

/** Reads how a site was built, if its build has recorded it. */
export function findBuild(hosts: string): BuildDescription | undefined {
  const path = join(hosts, buildFile);
  try {
    return existsSync(path) ? create(JSON.parse(readFileSync(path, 'utf8')), buildStruct) : undefined;
  } catch {
    return undefined;
  }
}
