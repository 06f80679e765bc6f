import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { escapeXml } from '../../model/files/escape-xml.ts';
import type { Still } from './svg-still.ts';

/** What drawing one drawing may take. */
interface DrawingLimits {
  /** Seconds of a processor. */
  seconds: number;
  /** Bytes by which the process may grow. */
  memory: number;
}

const usualLimits: DrawingLimits = { seconds: 20, memory: 1.5 * 2 ** 30 };

/** A drawing as PNG, or what it exceeds, or why it cannot be drawn. */
export type DrawnSvg = { png: Buffer } | { exceeded: string } | { error: string };

/** The longest that a process may take, in milliseconds, if it gets no processor. */
const longest = 240_000;

/** Draws a drawing by librsvg, in a process of its own: it computes without a pause. */
export async function drawSvg(still: Still, limits = usualLimits): Promise<DrawnSvg> {
  if (still.fonts.length === 0) return drawIn('', still, limits);
  const folder = mkdtempSync(join(tmpdir(), 'drawing-'));
  try {
    writeFileSync(join(folder, 'fonts.conf'), fontconfigOf(folder, still));
    return await drawIn(folder, still, limits);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Names the fonts of a drawing as the drawing does; the drawing may also use the fonts of the machine. */
function fontconfigOf(folder: string, { fonts }: Still): string {
  const names = fonts.map(
    ({ family }, index) =>
      `<match target="scan"><test name="file" compare="contains"><string>${escapeXml(folder)}/${index}.ttf</string></test><edit name="family" mode="assign"><string>${escapeXml(family)}</string></edit></match>`,
  );
  return `<fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>${escapeXml(folder)}</dir><cachedir>${escapeXml(folder)}</cachedir>${names.join('')}</fontconfig>`;
}

function drawIn(folder: string, still: Still, limits: DrawingLimits): Promise<DrawnSvg> {
  const code = `(${draw})(${JSON.stringify([import.meta.resolve('sharp'), import.meta.resolve('subset-font'), folder, limits, process.pid])})`;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: folder === '' ? process.env : { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
      timeout: longest,
      killSignal: 'SIGKILL',
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part) => parts.push(part));
    child.on('error', reject);
    child.on('close', (status, signal) => {
      const answer = Buffer.concat(parts);
      if (answer[0] === '{'.charCodeAt(0)) resolve(JSON.parse(answer.toString()));
      else if (status === 0) resolve({ png: answer });
      else reject(new Error(`the process ended (${signal ?? status})`));
    });
    // A process that has ended reads nothing.
    child.stdin.on('error', () => {});
    child.stdin.end(JSON.stringify(still));
  });
}

/** Draws what it reads, in a process of its own, which gets the code of this function alone. */
async function draw([sharpAddress, subsetAddress, folder, limits, parent]: [
  string,
  string,
  string,
  DrawingLimits,
  number,
]): Promise<void> {
  const { seconds, memory } = limits;
  const [{ default: sharp }, { json }] = await Promise.all([import(sharpAddress), import('node:stream/consumers')]);
  const { svg, fonts, background } = (await json(process.stdin)) as Still;
  sharp.cache(false);
  sharp.concurrency(1);
  // At an exit, the threads that draw would be waited for.
  let isAnswered = false;
  const answer = (found: object) => {
    if (isAnswered) return;
    isAnswered = true;
    process.stdout.write(JSON.stringify(found), () => process.kill(process.pid, 'SIGKILL'));
  };
  const begun = process.cpuUsage();
  const before = process.memoryUsage.rss();
  const findExcess = () => {
    const { user, system } = process.cpuUsage(begun);
    if ((user + system) / 1e6 > seconds) return `${seconds} seconds of a processor`;
    return process.memoryUsage.rss() - before > memory ? `${Math.round(memory / 2 ** 20)} MB of memory` : undefined;
  };
  // Other threads draw, so that this one can compare.
  const timer = setInterval(() => {
    // Without the process that began it, nothing would end it.
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
    const exceeded = findExcess();
    if (exceeded === undefined) return;
    clearInterval(timer);
    answer({ exceeded });
  }, 20);
  /** Writes the fonts as TrueType, the only format that librsvg reads, and with the characters of the drawing. */
  const writeFonts = async (embedded: Still['fonts'], characters: string) => {
    const [{ default: subset }, { writeFile }] = await Promise.all([import(subsetAddress), import('node:fs/promises')]);
    for (const [index, { base64 }] of embedded.entries()) {
      // Browsers ignore a font that they cannot read.
      const font = await subset(Buffer.from(base64, 'base64'), characters, { targetFormat: 'truetype' }).catch(
        () => '',
      );
      await writeFile(`${folder}/${index}.ttf`, font);
    }
  };
  try {
    if (fonts.length > 0) await writeFonts(fonts, svg);
    const drawing = sharp(Buffer.from(svg), { unlimited: true });
    if (background !== undefined) {
      const { width, height } = await drawing.metadata();
      // A color that is none inherits that of the group.
      const area = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="none"><rect width="100%" height="100%" fill="${background}"/></g></svg>`;
      drawing.composite([{ input: Buffer.from(area), blend: 'dest-over' }]);
    }
    const png = await drawing.png({ compressionLevel: 3 }).toBuffer();
    const exceeded = findExcess();
    clearInterval(timer);
    if (exceeded !== undefined) answer({ exceeded });
    else if (!isAnswered) process.stdout.write(png);
  } catch (error) {
    clearInterval(timer);
    answer({ error: error instanceof Error ? error.message : String(error) });
  }
}
