import type { ErrorPages } from './error-pages.ts';
import type { Header, HeaderRule } from './host.ts';

/** Headers of a path, without the lifetime of files, which each file in the bucket has itself. */
interface HeaderPolicy {
  pattern: string;
  headers: Header[];
}

/** Returns a policy for the site, and one for each folder whose headers differ from it. */
export function listPolicies(rules: readonly HeaderRule[]): HeaderPolicy[] {
  const withoutLifetime = (headers: readonly Header[]) => headers.filter(([name]) => name !== 'Cache-Control');
  const general = withoutLifetime(rules.find(({ pattern }) => pattern === '/*')?.headers ?? []);
  const narrower = rules
    .filter(({ pattern }) => pattern !== '/*')
    .map(({ pattern, headers }) => ({ pattern, own: withoutLifetime(headers) }))
    .filter(({ own }) => own.length > 0)
    .map(({ pattern, own }) => ({ pattern, headers: [...new Map([...general, ...own])] }));
  return [{ pattern: '/*', headers: general }, ...narrower];
}

interface TemplateInput {
  name: string;
  code: string;
  storeDigest?: string;
  policies: readonly HeaderPolicy[];
  errorPages: readonly ErrorPages[];
}

/** Managed by AWS: it respects the Cache-Control of files, and asks for compressed answers. */
const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const bucketDomain = { 'Fn::Sub': `\${Bucket}.s3.\${AWS::Region}.\${AWS::URLSuffix}` };

/**
 * Writes a template of CloudFormation for all that serves the site from a bucket. The store of redirects is named for
 * its contents, because CloudFormation imports data only into a new one.
 */
export function emitTemplate({ name, code, storeDigest, policies, errorPages }: TemplateInput): string {
  const template = {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: `The static site ${name}`,
    Parameters: {
      Bucket: { Type: 'String', Description: 'The bucket of the site, in the region of this stack' },
      Domain: { Type: 'String', Description: 'The name of the site, such as www.company.example' },
      Certificate: { Type: 'String', Description: 'The ARN of its certificate, in us-east-1' },
    },
    Resources: {
      ...(storeDigest === undefined ? {} : { Redirects: describeStore(storeDigest) }),
      RequestFunction: describeFunction(code, storeDigest !== undefined),
      ...Object.fromEntries(policies.map((policy) => [policyId(policy), describePolicy(policy)])),
      Access: {
        Type: 'AWS::CloudFront::OriginAccessControl',
        Properties: {
          OriginAccessControlConfig: {
            Name: { 'Fn::Sub': `\${AWS::StackName}` },
            OriginAccessControlOriginType: 's3',
            SigningBehavior: 'always',
            SigningProtocol: 'sigv4',
          },
        },
      },
      BucketPolicy: describeBucketPolicy(),
      Distribution: describeDistribution(policies, errorPages),
    },
    Outputs: {
      Distribution: { Value: { Ref: 'Distribution' } },
      DomainName: { Value: { 'Fn::GetAtt': ['Distribution', 'DomainName'] } },
    },
  };
  return `${JSON.stringify(template, undefined, 2)}\n`;
}

function describeStore(digest: string): object {
  return {
    Type: 'AWS::CloudFront::KeyValueStore',
    Properties: {
      Name: { 'Fn::Sub': `\${AWS::StackName}-${digest}` },
      ImportSource: {
        SourceType: 'S3',
        SourceArn: { 'Fn::Sub': `arn:\${AWS::Partition}:s3:::\${Bucket}/hosts/redirects-${digest}.json` },
      },
    },
  };
}

function describeFunction(code: string, readsStore: boolean): object {
  return {
    Type: 'AWS::CloudFront::Function',
    Properties: {
      Name: { 'Fn::Sub': `\${AWS::StackName}-request` },
      AutoPublish: true,
      FunctionCode: code,
      FunctionConfig: {
        Comment: 'Redirects and pages',
        Runtime: 'cloudfront-js-2.0',
        ...(readsStore
          ? { KeyValueStoreAssociations: [{ KeyValueStoreARN: { 'Fn::GetAtt': ['Redirects', 'Arn'] } }] }
          : {}),
      },
    },
  };
}

/** Returns the name of a policy in the template: `Headers`, `HeadersSocial`. */
function policyId({ pattern }: Pick<HeaderPolicy, 'pattern'>): string {
  const folder = pattern.replace(/\W/g, '');
  return `Headers${folder.charAt(0).toUpperCase()}${folder.slice(1)}`;
}

function describePolicy(policy: HeaderPolicy): object {
  const security = new Map(policy.headers.flatMap(([name, value]) => describeSecurityHeader(name, value)));
  const others = listCustomHeaders(policy);
  return {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: { 'Fn::Sub': `\${AWS::StackName}-${policyId(policy)}` },
        ...(security.size > 0 ? { SecurityHeadersConfig: Object.fromEntries(security) } : {}),
        ...(others.length > 0
          ? { CustomHeadersConfig: { Items: others.map(([Header, Value]) => ({ Header, Value, Override: true })) } }
          : {}),
      },
    },
  };
}

/** Returns the headers of a policy that have no setting of their own. */
export function listCustomHeaders({ headers }: Pick<HeaderPolicy, 'headers'>): Header[] {
  return headers.filter(([name, value]) => describeSecurityHeader(name, value).length === 0);
}

/** Describes a header that CloudFront takes only as a setting of its own. */
function describeSecurityHeader(name: string, value: string): [name: string, setting: object][] {
  switch (name) {
    case 'Content-Security-Policy':
      return [['ContentSecurityPolicy', { ContentSecurityPolicy: value, Override: true }]];
    case 'Strict-Transport-Security':
      return [
        [
          'StrictTransportSecurity',
          {
            AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
            IncludeSubdomains: value.includes('includeSubDomains'),
            Preload: value.includes('preload'),
            Override: true,
          },
        ],
      ];
    case 'Referrer-Policy':
      return [['ReferrerPolicy', { ReferrerPolicy: value, Override: true }]];
    case 'X-Content-Type-Options':
      return [['ContentTypeOptions', { Override: true }]];
    case 'X-Frame-Options':
      return [['FrameOptions', { FrameOption: value, Override: true }]];
    default:
      return [];
  }
}

/** Lets the distribution alone read the site. Without the right to list, S3 would answer 403 for missing files. */
function describeBucketPolicy(): object {
  const statement = (Action: string, path: string) => ({
    Effect: 'Allow',
    Principal: { Service: 'cloudfront.amazonaws.com' },
    Action,
    Resource: { 'Fn::Sub': `arn:\${AWS::Partition}:s3:::\${Bucket}${path}` },
    Condition: {
      StringEquals: {
        'AWS:SourceArn': {
          'Fn::Sub': `arn:\${AWS::Partition}:cloudfront::\${AWS::AccountId}:distribution/\${Distribution}`,
        },
      },
    },
  });
  return {
    Type: 'AWS::S3::BucketPolicy',
    Properties: {
      Bucket: { Ref: 'Bucket' },
      PolicyDocument: {
        Version: '2012-10-17',
        Statement: [statement('s3:GetObject', '/site/*'), statement('s3:ListBucket', '')],
      },
    },
  };
}

function describeDistribution(policies: readonly HeaderPolicy[], errorPages: readonly ErrorPages[]): object {
  return {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        Enabled: true,
        HttpVersion: 'http2and3',
        IPV6Enabled: true,
        Aliases: [{ Ref: 'Domain' }],
        ViewerCertificate: {
          AcmCertificateArn: { Ref: 'Certificate' },
          MinimumProtocolVersion: 'TLSv1.2_2021',
          SslSupportMethod: 'sni-only',
        },
        Origins: [
          {
            Id: 'site',
            DomainName: bucketDomain,
            OriginPath: '/site',
            OriginAccessControlId: { 'Fn::GetAtt': ['Access', 'Id'] },
            S3OriginConfig: { OriginAccessIdentity: '' },
          },
        ],
        DefaultCacheBehavior: describeBehavior({ pattern: '/*' }),
        CacheBehaviors: policies
          .filter(({ pattern }) => pattern !== '/*')
          .map(({ pattern }) => ({ PathPattern: pattern, ...describeBehavior({ pattern }) })),
        CustomErrorResponses: describeErrors(errorPages),
      },
    },
  };
}

function describeBehavior(policy: Pick<HeaderPolicy, 'pattern'>): object {
  return {
    TargetOriginId: 'site',
    ViewerProtocolPolicy: 'redirect-to-https',
    AllowedMethods: ['GET', 'HEAD'],
    Compress: true,
    CachePolicyId: cachingOptimized,
    ResponseHeadersPolicyId: { Ref: policyId(policy) },
    FunctionAssociations: [
      {
        EventType: 'viewer-request',
        FunctionARN: { 'Fn::GetAtt': ['RequestFunction', 'FunctionMetadata.FunctionARN'] },
      },
    ],
  };
}

/** The failures for which CloudFront takes a page. */
const failures = [400, 403, 405, 414, 416, 500, 501, 502, 503, 504];

/** Lists the page of each status, in the default language: CloudFront takes one page for a status. */
function describeErrors(errorPages: readonly ErrorPages[]): object[] {
  const { missing, failure } = errorPages.find(({ base }) => base === '') ?? {};
  const describe = (code: number, page: string) => ({
    ErrorCode: code,
    ResponseCode: code,
    ResponsePagePath: page,
    ErrorCachingMinTTL: 10,
  });
  return [
    ...(missing === undefined ? [] : [describe(404, missing)]),
    ...(failure === undefined ? [] : failures.map((code) => describe(code, failure))),
  ];
}
