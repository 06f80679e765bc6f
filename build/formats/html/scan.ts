import { intern } from '../../model/files/intern.ts';
import type { HtmlScan } from '../../model/page.ts';
import { createIdReferences } from './id-references.ts';
import { listLoaded } from './loaded-resources.ts';
import { createNestingCheck } from './nesting.ts';
import { unescapeHtml } from './unescape-html.ts';

/** Reads through rendered HTML once. It is React's output: attributes are in double quotes, text is escaped. */
export function scanHtml(html: string): HtmlScan {
  const links = new Set<string>();
  const [ids, repeated] = [new Set<string>(), new Set<string>()];
  const references = createIdReferences(html);
  const scan = emptyScan();
  const nesting = createNestingCheck(html);
  const see = (name: string, key: string, from: number, to: number): void => {
    if (key === 'id') {
      const id = unescapeHtml(html.slice(from, to));
      if (ids.has(id)) repeated.add(id);
      ids.add(id);
    } else if (key === 'data-island') {
      scan.islands.push(intern(html.slice(from, to)));
      references.enterIsland(name, to);
    } else if ((key === 'href' && name !== 'link' && name !== 'use') || (key === 'src' && name === 'img')) {
      if (isOwnAddress(html, key, from)) links.add(unescapeHtml(html.slice(from, to)));
    } else references.see(name, key, from, to);
    if ((key === 'href' || key === 'src') && isSuspect(html, name, from, to))
      scan.suspectAddresses.push({ element: intern(name), address: intern(unescapeHtml(html.slice(from, to))) });
  };
  for (let tag = html.indexOf('<'); tag !== -1; tag = html.indexOf('<', tag + 1)) {
    if (!isLetter(html.charCodeAt(tag + 1))) {
      const open = nesting.innermost();
      if (open !== undefined && html.startsWith(`/${open}>`, tag + 1)) nesting.close();
      continue;
    }
    const nameEnd = endOfName(html, tag + 1);
    const name = html.slice(tag + 1, nameEnd);
    const misnested = nesting.open(name, tag);
    if (misnested) scan.misnested.push(misnested.described);
    if (name.length === 2 && name >= 'h1' && name <= 'h6') scan.headings.push(Number(name[1]));
    let hasAlt = false;
    let hasName = !isNamedByWords(name);
    let href: string | undefined;
    let end = nameEnd;
    let from = nextAttribute(html, nameEnd);
    while (from !== -1) {
      const equals = endOfName(html, from);
      const hasValue = html.startsWith('="', equals);
      const to = hasValue ? html.indexOf('"', equals + 2) : equals;
      if (to === -1) break;
      const key = html.slice(from, equals);
      end = hasValue ? to + 1 : to;
      if (hidesOrNames(key) && to > equals + 2) hasName = true;
      if (key === 'href') href = unescapeHtml(html.slice(equals + 2, to));
      if (key === 'alt') hasAlt = true;
      else if (hasValue) see(name, key, equals + 2, to);
      from = nextAttribute(html, hasValue ? to + 1 : to);
    }
    scan.loaded.push(...listLoaded(name, html, nameEnd, end));
    if (!hasName && isBlank(html, end, name)) scan.unnamed.push(describeUnnamed(name, href));
    if (name === 'img' && !hasAlt) scan.imagesWithoutAlt += 1;
    // Its text is no markup.
    if (name === 'script' || name === 'style') tag = Math.max(tag, html.indexOf(`</${name}>`, end));
  }
  // The scan is kept until the site is written, and the markup is not.
  return {
    ...scan,
    links: Array.from(links, intern),
    ids: Array.from(ids, intern),
    repeatedIds: Array.from(repeated, intern),
    idReferences: references.findMissing(ids),
  };
}

/** Returns the scan of HTML without elements. */
export function emptyScan(): HtmlScan {
  return {
    links: [],
    ids: [],
    repeatedIds: [],
    headings: [],
    islands: [],
    imagesWithoutAlt: 0,
    unnamed: [],
    misnested: [],
    idReferences: [],
    suspectAddresses: [],
    loaded: [],
  };
}

/** Returns whether an address belongs to the site or the page; `//pictures.example/` of a picture does not. */
function isOwnAddress(html: string, key: string, from: number): boolean {
  return html[from] === '#' || (html[from] === '/' && !(key === 'src' && html[from + 1] === '/'));
}

/** Returns whether an address is empty, relative to the page, or runs a script. */
function isSuspect(html: string, name: string, from: number, to: number): boolean {
  if (from === to) return name !== 'link';
  const first = html[from];
  if (name === 'a') return !(first === '/' || first === '#' || first === '?') && !hasUsableScheme(html.slice(from, to));
  return (first === 'j' || first === 'J') && hasScriptScheme(html.slice(from, to));
}

const hasScriptScheme = (address: string): boolean => /^javascript:/i.test(address);

/** Returns whether an address has a scheme that links may have: no `http:`, and no space in a number or an email address. */
const hasUsableScheme = (address: string): boolean =>
  /^[a-z][a-z\d+.-]*:/i.test(address) && !hasScriptScheme(address) && !/^http:|^(?:mailto|tel):[^?]*\s/i.test(address);

const isNamedByWords = (name: string): boolean => /^(?:a|button|label|h[1-6])$/.test(name);

const hidesOrNames = (key: string): boolean =>
  key === 'aria-label' || key === 'aria-labelledby' || key === 'aria-hidden' || key === 'hidden';

/** Returns whether an element has neither words nor a named picture; `from` is the end of its last attribute. */
function isBlank(html: string, from: number, name: string): boolean {
  const start = html.indexOf('>', from) + 1;
  // Almost every element begins with its words.
  if (start === 0 || !/[<\s]/.test(html[start] ?? '<')) return false;
  const end = html.indexOf(`</${name}>`, start);
  const inside = html.slice(start, end === -1 ? start : end);
  // A shared part, whose words are elsewhere, or a name that an element inside has.
  if (end === -1 || /<!--shared |\s(?:alt|aria-label|title)="[^"]*[^"\s]|<title>/.test(inside)) return false;
  return inside.replace(/<[^>]*>?|&nbsp;|&#160;/g, '').trim() === '';
}

function describeUnnamed(name: string, href: string | undefined): string {
  if (name === 'a') return href === undefined ? 'link' : `link to ${href}`;
  return name.startsWith('h') ? `heading of level ${name[1]}` : name;
}

const isLetter = (code: number): boolean => code >= 97 && code <= 122;

function endOfName(html: string, from: number): number {
  for (let at = from; ; at++) {
    const code = html.charCodeAt(at);
    // A space or another control, `/`, `=`, `>`, or the end of the text.
    if (code <= 32 || code === 47 || code === 61 || code === 62 || Number.isNaN(code)) return at;
  }
}

/** Returns where the next attribute of a tag begins, or -1 where the tag ends. */
function nextAttribute(html: string, from: number): number {
  let at = from;
  while (html.charCodeAt(at) <= 32 || html[at] === '=') at++;
  const code = html.charCodeAt(at);
  return code === 47 || code === 62 || Number.isNaN(code) ? -1 : at;
}
