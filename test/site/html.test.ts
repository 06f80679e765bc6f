import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findProgram } from '../../scripts/setup/find-program.mjs';
import { root } from '../support/project.ts';
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

html('the Nu HTML checker finds no error and no warning on any page', async () => {
  const { folder, files } = await realSite();
  assert.ok(files.filter((file) => file.endsWith('.html')).length > 100, 'there are pages to check');
  const messages = (await checkHtml(folder)).filter(({ type, subType }) => type === 'error' || subType === 'warning');
  // A mistake of a template is on many pages: the first of its kind says enough.
  const kinds = new Map<string, string>();
  for (const { url, message, extract = '' } of messages)
    if (!kinds.has(message))
      kinds.set(message, `${url.slice(folder.length + 5)}: ${message} ${extract.replace(/\s+/g, ' ')}`);
  assert.equal([...kinds.values()].sort(), [], `${messages.length} problems`);
});

html.run();

function checkHtml(folder: string): Promise<Message[]> {
  const java = findProgram('java');
  if (!java) throw new Error('Java is missing; npm test installs it.');
  const jar = join(root, 'node_modules/vnu-jar/build/dist/vnu.jar');
  // It runs for seconds: code that is compiled once, and one thread for memory, take half the processor's time.
  const machine = ['-Xss8m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
  const args = [
    ...machine,
    '-jar',
    jar,
    '--skip-non-html',
    '--format',
    'json',
    '--stdout',
    '--exit-zero-always',
    folder,
  ];
  return new Promise((resolve, reject) => {
    execFile(java, args, { maxBuffer: 2 ** 28 }, (error, stdout) => {
      if (error) reject(error);
      else resolve((JSON.parse(stdout) as { messages: Message[] }).messages);
    });
  });
}
