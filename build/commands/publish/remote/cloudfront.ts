import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UploadSettings } from '../../../hosts/cloudfront.ts';
import { immutableFolders } from '../../../model/files/folders.ts';
import type { HostCommand, RemotePlan } from '../commands.ts';
import { parseNamed, type RemoteHost, type RemoteInput } from './remote-host.ts';

const before = 'Visitors still get the site of before.';
const between = 'Visitors get new and old pages, and no page lacks its files. Run the command again.';

/** CloudFront of AWS, in front of a bucket of S3. */
export const cloudfront: RemoteHost = {
  form: 'cloudfront:STACK                the stack of CloudFormation',
  parseTarget(to) {
    const { host, name: stack } = parseNamed(to);
    if (host !== 'cloudfront' || stack === undefined) return undefined;
    return {
      host,
      tools: {
        aws: 'Install the AWS CLI, version 2: https://docs.aws.amazon.com/cli/latest/userguide/getting-started-install.html.',
      },
      reads: ['hosts', 'cloudfront/template.json'],
      plan: (input) => planCloudfront(stack, input),
      rollback: { without: 'A bucket has no releases: check out the commit before, build and publish it' },
    };
  },
};

/**
 * Plans an upload to S3: first files that pages refer to, then pages, then redirects and headers. Old files are
 * deleted last. Files that never change are not deleted, because pages that are still open need them.
 */
function planCloudfront(stack: string, { outputs, files }: RemoteInput): RemotePlan {
  const settings: UploadSettings = JSON.parse(readFileSync(join(outputs.hosts, 'cloudfront/uploads.json'), 'utf8'));
  const { site, hosts } = outputs;
  const kept = immutableFolders.flatMap((folder) => ['--exclude', `${folder}/*`]);
  const steps: HostCommand[] = [
    ask('bucket', stack, "Stacks[0].Parameters[?ParameterKey=='Bucket'].ParameterValue"),
    ask('distribution', stack, "Stacks[0].Outputs[?OutputKey=='Distribution'].OutputValue"),
    ...listUploads(files, settings).map((upload) => describeUpload(upload, site)),
    ...(settings.redirects
      ? [
          aws(
            ['s3', 'cp', join(hosts, 'cloudfront/redirects.json'), `s3://$bucket/hosts/${settings.redirects}`],
            between,
          ),
        ]
      : []),
    aws(
      [
        ...['cloudformation', 'deploy', '--stack-name', stack, '--no-fail-on-empty-changeset'],
        ...['--template-file', join(hosts, 'cloudfront/template.json')],
      ],
      'Visitors get the new pages, with the redirects and headers of before. Run the command again.',
    ),
    aws(
      ['s3', 'sync', site, 's3://$bucket/site', '--delete', '--size-only', ...kept, ...excludeIgnored(files, settings)],
      'The new site is published; files that it no longer has are still there. Run the command again.',
    ),
    aws(
      ['cloudfront', 'create-invalidation', '--distribution-id', '$distribution', '--paths', '/*'],
      'The new site is published; CloudFront may keep old pages for a while. Run the command again.',
    ),
  ];
  return { commands: steps, done: `The stack ${stack} serves the site.` };
}

function aws(args: string[], ifItFails: string): HostCommand {
  const uses = ['bucket', 'distribution'].filter((name) => args.some((arg) => arg.includes(`$${name}`)));
  return { program: 'aws', args, ...(uses.length > 0 ? { uses } : {}), ifItFails };
}

function ask(name: string, stack: string, query: string): HostCommand {
  const args = ['cloudformation', 'describe-stacks', '--stack-name', stack, '--query', query, '--output', 'text'];
  return {
    program: 'aws',
    args,
    saves: name,
    ifItFails: `Nothing was published. Is there a stack ${stack}, made from cloudfront/template.json?`,
  };
}

/** Files with the same lifetime and the same end of their path. */
interface Upload {
  folder: string;
  ending: string;
  type?: string;
  lifetime: string;
  /** Folders in it with another lifetime. */
  others: string[];
}

/** Lists what is uploaded: folders with lifetimes of their own first, pages last. */
function listUploads(files: readonly string[], { types, lifetimes, ignored }: UploadSettings): Upload[] {
  const uploads = new Map<string, Upload>();
  for (const file of files) {
    if (ignored.some((end) => file.endsWith(end))) continue;
    const lifetime = lifetimes.find(({ folder }) => file.startsWith(folder));
    const folder = lifetime?.folder ?? '';
    const ending = endingOf(file, types);
    const type = types[ending];
    uploads.set(`${folder} ${ending}`, {
      folder,
      ending,
      ...(type === undefined ? {} : { type }),
      lifetime: lifetime?.value ?? '',
      others: lifetimes.flatMap((one) => (one.folder !== folder && one.folder.startsWith(folder) ? [one.folder] : [])),
    });
  }
  const rank = ({ folder, ending }: Upload) => (folder === '' ? 1 : 0) + (ending === '.html' ? 2 : 0);
  return [...uploads.values()].sort(
    (a, b) => rank(a) - rank(b) || (a.folder + a.ending < b.folder + b.ending ? -1 : 1),
  );
}

/** Returns the end of a path that has a type, else its last ending, else its name. */
function endingOf(file: string, types: UploadSettings['types']): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return Object.keys(types).find((ending) => file.endsWith(ending)) ?? /\.[^.]+$/.exec(name)?.[0] ?? name;
}

function describeUpload({ folder, ending, type, lifetime, others }: Upload, site: string): HostCommand {
  const isImmutable = immutableFolders.some((name) => folder === `${name}/`);
  return aws(
    [
      ...['s3', isImmutable ? 'sync' : 'cp', join(site, folder), `s3://$bucket/site/${folder}`],
      ...['--exclude', '*', '--include', `*${ending}`],
      ...others.flatMap((other) => ['--exclude', `${other.slice(folder.length)}*`]),
      ...(type === undefined ? [] : ['--content-type', type]),
      ...(lifetime === '' ? [] : ['--cache-control', lifetime]),
      // Sync takes a page with the same number of bytes for unchanged, such as one with another style sheet.
      isImmutable ? '--size-only' : '--recursive',
    ],
    ending === '.html' ? between : before,
  );
}

/** Leaves out what is not uploaded, in as few patterns as cover the files. */
function excludeIgnored(files: readonly string[], { ignored }: UploadSettings): string[] {
  const left = files.filter((file) => ignored.some((end) => file.endsWith(end)));
  const patterns = left.map((file) => /\.(br|gz)$/.exec(file)?.[0].replace(/^/, '*') ?? file);
  return [...new Set(patterns)].sort().flatMap((pattern) => ['--exclude', pattern]);
}
