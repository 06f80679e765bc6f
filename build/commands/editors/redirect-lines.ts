import { toAddressKey } from '../../model/addresses/old-address.ts';

/** Adds a row to the text of `redirects.yaml`, written as the rows there are; every comment stays → the new text. */
export function addRedirect(text: string, { from, to, why }: { from: string; to: string; why: string }): string {
  const lines = text.split(/(?<=\n)/);
  const start = lines.findIndex((line) => /^redirects:/.test(line));
  const row = `{ from: ${from}, to: ${to}, why: ${why} }`;
  if (start === -1) return `${endsLine(text)}redirects:\n  - ${row}\n`;
  if (/^redirects:[ \t]*\[[ \t]*\]/.test(lines[start] ?? '')) {
    lines[start] = `redirects:\n  - ${row}\n`;
    return lines.join('');
  }
  let last = start;
  for (let index = start + 1; index < lines.length && !/^[^\s#-]/.test(lines[index] ?? ''); index++)
    if (/^\s*[^\s#]/.test(lines[index] ?? '')) last = index;
  const indent = /^(\s*)- /.exec(lines.slice(start + 1).find((line) => /^\s*- /.test(line)) ?? '  - ')?.[1] ?? '  ';
  lines[last] = endsLine(lines[last] ?? '');
  return [...lines.slice(0, last + 1), `${indent}- ${row}\n`, ...lines.slice(last + 1)].join('');
}

/** Removes the row that redirects an address, in any notation, with its lines: no address of a page can have one. */
export function dropRedirect(text: string, from: string): string {
  const lines = text.split(/(?<=\n)/);
  const key = toAddressKey(from);
  const at = lines.findIndex((line) => {
    const [, ...values] = /\bfrom:[ \t]*(?:"([^"]*)"|'([^']*)'|([^\s,}#][^,}#\r\n]*))/.exec(line) ?? [];
    const written = values.find((value) => value !== undefined);
    return written !== undefined && toAddressKey(written.trim()) === key && !/^\s*#/.test(line);
  });
  if (at === -1) return text;
  let start = at;
  while (start > 0 && !/^\s*- /.test(lines[start] ?? '')) start -= 1;
  const indent = /^\s*/.exec(lines[start] ?? '')?.[0].length ?? 0;
  let end = start + 1;
  while (
    end < lines.length &&
    (/^\s*/.exec(lines[end] ?? '')?.[0].length ?? 0) > indent &&
    !/^\s*#/.test(lines[end] ?? '')
  )
    end += 1;
  const kept = [...lines.slice(0, start), ...lines.slice(end)].join('');
  // A key without rows would be no list.
  return /^redirects:[ \t]*\r?\n(?!\s*(?:#.*\n\s*)*- )/m.test(kept)
    ? kept.replace(/^redirects:[ \t]*$/m, 'redirects: []')
    : kept;
}

function endsLine(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
