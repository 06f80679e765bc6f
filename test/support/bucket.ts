import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An object of a bucket, with what S3 sends with it. */
interface StoredObject {
  size: number;
  type: string | undefined;
  lifetime: string | undefined;
}

/** As much of S3 and CloudFormation as the AWS CLI asks for when it publishes. */
export interface Bucket {
  /** The address that the CLI asks in place of AWS. */
  url: string;
  objects: Map<string, StoredObject>;
  /** What changed the bucket, in turn: `PUT site/index.html`. */
  changes: string[];
  /** Answers requests for which there is a status with it. */
  failsWith: (status: (key: string) => number | undefined) => void;
  stop: () => Promise<void>;
}

const stack = `<DescribeStacksResponse xmlns="http://cloudformation.amazonaws.com/doc/2010-05-15/"><DescribeStacksResult>
<Stacks><member><StackName>my-stack</StackName><CreationTime>2026-01-01T00:00:00Z</CreationTime>
<StackStatus>UPDATE_COMPLETE</StackStatus>
<Parameters><member><ParameterKey>Bucket</ParameterKey><ParameterValue>the-bucket</ParameterValue></member></Parameters>
<Outputs><member><OutputKey>Distribution</OutputKey><OutputValue>E123</OutputValue></member></Outputs>
</member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;

/** Starts a bucket with a stack. Other requests are answered with 400. */
export async function startBucket(): Promise<Bucket> {
  const objects: Bucket['objects'] = new Map();
  const changes: string[] = [];
  let failureOf: (key: string) => number | undefined = () => undefined;
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('latin1');
    answer(request, response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    changes,
    failsWith: (status) => {
      failureOf = status;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };

  function answer({ method, url = '', headers }: IncomingMessage, response: ServerResponse, body: string): void {
    const { pathname, searchParams } = new URL(url, 'http://127.0.0.1');
    const key = decodeURIComponent(pathname).replace('/the-bucket/', '');
    response.setHeader('Content-Type', 'text/xml');
    const failure = failureOf(key);
    if (failure !== undefined) {
      response.writeHead(failure).end('<Error><Code>Failure</Code><Message>no</Message></Error>');
      return;
    }
    if (method === 'POST' && body.includes('Action=DescribeStacks')) response.end(stack);
    else if (method === 'GET' && searchParams.has('list-type')) response.end(list(searchParams.get('prefix') ?? ''));
    else if (method === 'PUT') {
      const size = Number(headers['x-amz-decoded-content-length'] ?? body.length);
      objects.set(key, { size, type: headers['content-type'], lifetime: headers['cache-control'] });
      changes.push(`PUT ${key}`);
      response.setHeader('ETag', '"x"').end();
    } else if (method === 'DELETE') {
      objects.delete(key);
      changes.push(`DELETE ${key}`);
      response.writeHead(204).end();
    } else response.writeHead(400).end();
  }

  /** Lists objects by their keys in order, on which the CLI relies. */
  function list(prefix: string): string {
    const found = [...objects].filter(([key]) => key.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1));
    const contents = found.map(
      ([key, { size }]) =>
        `<Contents><Key>${key}</Key><LastModified>2100-01-01T00:00:00.000Z</LastModified><ETag>"x"</ETag><Size>${size}</Size></Contents>`,
    );
    return `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>the-bucket</Name><Prefix>${prefix}</Prefix><KeyCount>${found.length}</KeyCount><MaxKeys>1000</MaxKeys><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
  }
}
