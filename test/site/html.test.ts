import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findProgram } from '../../scripts/setup/find-program.mjs';
import { isExhaustive, root } from '../support/project.ts';
import { type PublishedPage, publishedPages } from '../support/published-pages.ts';
import { realSite } from '../support/real-site.ts';

/** What the Nu HTML checker says of a page. */
interface Message {
  type: string;
  subType?: string;
  url: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

const html = suite('HTML');

html('the Nu HTML checker finds no error and no warning on pages that have every kind of element', async () => {
  const real = await realSite();
  const pages = publishedPages(real);
  assert.ok(pages.length > 100, 'there are pages to check');
  const checked = isExhaustive ? pages : coverElements(pages);
  const found = await checkHtml(checked.map(({ file }) => join(real.folder, file)));
  const messages = found.filter(({ type, subType }) => type === 'error' || subType === 'warning');
  // A mistake of a template is on many pages: the first of its kind says enough.
  const kinds = new Map<string, string>();
  for (const { url, message, extract = '' } of messages)
    if (!kinds.has(message))
      kinds.set(message, `${url.slice(real.folder.length + 5)}: ${message} ${extract.replace(/\s+/g, ' ')}`);
  assert.equal([...kinds.values()].sort(), [], `${messages.length} problems`);
});

html.run();

/** Chooses pages that together have every kind of element of the site. */
function coverElements(pages: readonly PublishedPage[]): PublishedPage[] {
  const known = new Set<string>();
  const kinds = new Map(pages.map((page) => [page, kindsOfElements(page.html)]));
  // The pages with most kinds come first: few are enough.
  return [...kinds]
    .sort(([, one], [, other]) => other.size - one.size)
    .flatMap(([page, own]) => {
      const before = known.size;
      for (const kind of own) known.add(kind);
      return known.size > before ? [page] : [];
    });
}

/** Lists the kinds of elements of a page: the names of an element, of its attributes and of the element around it. */
function kindsOfElements(page: string): Set<string> {
  const kinds = new Set<string>();
  const open: string[] = [];
  for (const [, end, name = '', attributes = ''] of page.matchAll(/<(\/?)([a-zA-Z][\w-]*)((?:[^>"]|"[^"]*")*)>/g)) {
    if (end) {
      open.length = Math.max(0, open.lastIndexOf(name));
      continue;
    }
    const names = [...attributes.matchAll(/([^\s="/]+)(?:="[^"]*")?/g)].map(([, attribute]) => attribute);
    kinds.add(`${open.at(-1)} ${name} ${names.sort().join(' ')}`);
    if (!emptyElements.has(name) && !attributes.endsWith('/')) open.push(name);
  }
  return kinds;
}

/** The elements of HTML that have no end tag. */
const emptyElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

function checkHtml(files: readonly string[]): Promise<Message[]> {
  const java = findProgram('java');
  if (!java) throw new Error('Java is missing; npm test installs it.');
  const jar = join(root, 'node_modules/vnu-jar/build/dist/vnu.jar');
  // It runs for seconds: code that is compiled once, and one thread for memory, take half the processor's time.
  const machine = ['-Xss8m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
  const args = [...machine, '-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files];
  return new Promise((resolve, reject) => {
    execFile(java, args, { maxBuffer: 2 ** 28 }, (error, stdout) => {
      if (error) reject(error);
      else resolve((JSON.parse(stdout) as { messages: Message[] }).messages);
    });
  });
}
