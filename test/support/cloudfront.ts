import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { UploadSettings } from '../../build/hosts/cloudfront.ts';
import { expressionOf } from '../../build/model/files/escape-pattern.ts';
import type { BuiltFolder } from './built-site.ts';
import type { HostServer, RawAnswer } from './host-server.ts';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Settings of CloudFormation, as far as they decide about answers. */
type Settings = Record<string, any>;

/**
 * Answers as CloudFront does with the template, the function and the settings of uploads that the build made: the
 * function first, then the bucket, then the page for its error, then the policy of headers.
 */
export async function startCloudfront({ folder, hosts }: Pick<BuiltFolder, 'folder' | 'hosts'>): Promise<HostServer> {
  const own = mkdtempSync(join(tmpdir(), 'wevoya-cloudfront-'));
  const read = (name: string) => readFileSync(join(hosts, 'cloudfront', name), 'utf8');
  const { Resources } = JSON.parse(read('template.json')) as Settings;
  const distribution: Settings = Resources.Distribution.Properties.DistributionConfig;
  const uploads: UploadSettings = JSON.parse(read('uploads.json'));
  const handler = await loadFunction(Resources.RequestFunction.Properties, {
    folder: own,
    redirects: existsSync(join(hosts, 'cloudfront/redirects.json')) ? read('redirects.json') : '{"data":[]}',
  });
  const objects = listObjects(folder, uploads);
  const answerFrom = (key: string, status: number): Answer | undefined => {
    const headers = objects.get(key);
    return headers && { status, headers, body: readFileSync(join(folder, key)) };
  };
  return {
    async ask(path, _headers = {}, method = 'GET') {
      const [uri = '', query] = path.split(/\?(.*)/s);
      const behavior = [...distribution.CacheBehaviors, distribution.DefaultCacheBehavior].find(
        ({ PathPattern = '/*' }) => new RegExp(expressionOf(PathPattern)).test(uri),
      );
      const rawQueryString = () => query;
      const result = await handler({ request: { method, uri, rawQueryString, querystring: {}, headers: {} } });
      if (result.statusCode) {
        const headers = Object.entries<{ value: string }>(result.headers).map(([name, { value }]) => [name, value]);
        return toRawAnswer({ status: result.statusCode, headers: Object.fromEntries(headers), body: Buffer.alloc(0) });
      }
      const error = distribution.CustomErrorResponses.find(({ ErrorCode }: Settings) => ErrorCode === 404);
      const found = answerFrom(decode(result.uri).slice(1), 200) ?? answerFrom(error.ResponsePagePath.slice(1), 404);
      if (!found) throw new Error(`There is no ${error.ResponsePagePath}.`);
      const policy = Resources[behavior.ResponseHeadersPolicyId.Ref].Properties.ResponseHeadersPolicyConfig;
      const body = method === 'HEAD' ? Buffer.alloc(0) : found.body;
      return toRawAnswer({ ...found, headers: { ...found.headers, ...headersOfPolicy(policy) }, body });
    },
    async stop() {
      rmSync(own, { recursive: true, force: true });
    },
  };
}

type Handler = (event: { request: Settings }) => Promise<Settings>;

/** Loads the function with a store that has the redirects, if it reads one. */
async function loadFunction(
  { FunctionCode, FunctionConfig }: Settings,
  { folder, redirects }: { folder: string; redirects: string },
): Promise<Handler> {
  const readsStore = FunctionCode.startsWith('import cf from "cloudfront";');
  if (readsStore !== (FunctionConfig.KeyValueStoreAssociations?.length === 1)) throw new Error('There is no store.');
  const store = `const data = new Map(${redirects}.data.map(({ key, value }) => [key, value]));
const cf = { kvs: () => ({ get: async (key) => { if (!data.has(key)) throw new Error('KeyNotFound'); return data.get(key); } }) };`;
  const path = join(folder, 'function.mjs');
  const text = FunctionCode.replace('import cf from "cloudfront";', store.replaceAll('$', '$$$$'));
  writeFileSync(path, `${text}\nexport default handler;\n`);
  return (await import(pathToFileURL(path).href)).default;
}

/** Lists the keys of the bucket, with the headers of each. */
function listObjects(
  folder: string,
  { types, lifetimes, ignored }: UploadSettings,
): Map<string, Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
  return new Map(
    files
      .filter((file) => !ignored.some((end) => file.endsWith(end)))
      .map((file) => {
        const type = Object.entries(types).find(([ending]) => file.endsWith(ending))?.[1];
        const lifetime = lifetimes.find(({ folder: beginning }) => file.startsWith(beginning))?.value;
        return [file, { 'content-type': type ?? 'binary/octet-stream', 'cache-control': lifetime ?? '' }];
      }),
  );
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function headersOfPolicy({ SecurityHeadersConfig: security, CustomHeadersConfig }: Settings): Record<string, string> {
  const { AccessControlMaxAgeSec, IncludeSubdomains, Preload } = security.StrictTransportSecurity;
  const custom = (CustomHeadersConfig?.Items ?? []).map(({ Header, Value }: Settings) => [Header.toLowerCase(), Value]);
  return {
    'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'strict-transport-security': `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}${Preload ? '; preload' : ''}`,
    'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
    'x-frame-options': security.FrameOptions.FrameOption,
    'x-content-type-options': 'nosniff',
    ...Object.fromEntries(custom),
  };
}

function toRawAnswer({ status, headers, body }: Answer): RawAnswer {
  return { status, headers, rawHeaders: Object.entries(headers).flat(), body };
}
