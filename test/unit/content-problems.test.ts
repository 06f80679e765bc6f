import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withContentProblems } from '../../build/pipeline/build.ts';
import { listKinds } from '../../build/pipeline/templates/load.ts';
import { baseFolder, baseTemplates, buildDate } from '../support/site.ts';

const contentProblems = suite('content of kinds that cannot be compiled');

for (const remainder of [0, 1])
  contentProblems(`content without mistakes has none while kinds are missing: half ${remainder}`, async () => {
    const templates = await baseTemplates();
    const names = listKinds(templates).map(({ name }) => name);
    const isKept = ({ name }: { name: string }) => names.indexOf(name) % 2 === remainder;
    const compilable = {
      ...templates,
      pageTypes: templates.pageTypes.filter(isKept),
      dataKinds: templates.dataKinds.filter(isKept),
    };
    const input = { contentFolder: join(baseFolder, 'content'), date: buildDate };
    const found = withContentProblems({ diagnostics: [] }, { templates: compilable, lacksKinds: true }, input);
    assert.equal(
      found.map(({ code, file, message }) => `${file}: ${message} [${code}]`),
      [],
      'A check that takes a missing kind for a mistake needs its code in `ofMissingKinds`, or the cause that it follows from.',
    );
  });

contentProblems.run();
