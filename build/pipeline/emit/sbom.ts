/** A package in npm's lock file. */
interface LockedPackage {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  /** Whether it is a development dependency or an optional peer. */
  devOptional?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/** Path below the project's folder → package; the project itself has the path ''. */
type LockedPackages = Readonly<Record<string, LockedPackage>>;

/**
 * Lists the packages that build the site, or that its pages load, as a software bill of materials in CycloneDX 1.5.
 * Omits the optional serial number and time, so that the same packages give the same file.
 */
export function emitSbom(packages: LockedPackages): string {
  const { '': project = {}, ...locked } = packages;
  const used = Object.entries(locked).filter(([, { dev }]) => !dev);
  // A version at several paths is one component.
  const byRef = new Map(used.map(([path, one]) => [refOf(path, one), { path, ...one }]));
  const components = [...byRef].map(([ref, one]) => ({
    type: 'library',
    'bom-ref': ref,
    name: nameOf(one.path),
    version: one.version,
    scope: one.optional || one.devOptional ? 'optional' : 'required',
    ...(one.integrity && { hashes: [{ alg: 'SHA-512', content: hexOf(one.integrity) }] }),
    ...(one.license && { licenses: [licenseOf(one.license)] }),
    purl: purlOf(nameOf(one.path), one.version ?? ''),
  }));
  const { name = '', version = '' } = project;
  const ref = `${name}@${version}`;
  const installed = new Map(Object.entries(packages));
  const sbom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': ref, name, version, purl: purlOf(name, version) },
    },
    components,
    dependencies: [
      { ref, dependsOn: refsNeededBy('', project, installed) },
      ...[...byRef].map(([own, one]) => ({ ref: own, dependsOn: refsNeededBy(one.path, one, installed) })),
    ],
  };
  return `${JSON.stringify(sbom, undefined, 2)}\n`;
}

/** Reads the name of a package from its folder: `node_modules/a/node_modules/@b/c` → `@b/c` */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function refOf(path: string, { version = '' }: LockedPackage): string {
  return `${nameOf(path)}@${version}`;
}

/** Returns the package URL: https://github.com/package-url/purl-spec */
function purlOf(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** Converts an integrity value, base64 after the name of its algorithm, to the hexadecimal digits of CycloneDX. */
function hexOf(integrity: string): string {
  return Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
}

function licenseOf(license: string) {
  return / (AND|OR|WITH) /.test(license) ? { expression: license } : { license: { id: license } };
}

/** Lists the installed packages that a package depends on, without those of other platforms and absent peers. */
function refsNeededBy(path: string, one: LockedPackage, packages: ReadonlyMap<string, LockedPackage>): string[] {
  const needed = { ...one.peerDependencies, ...one.optionalDependencies, ...one.dependencies };
  const refs = Object.keys(needed).flatMap((name) => {
    const found = findInstalled(path, name, packages);
    const installed = found === undefined ? undefined : packages.get(found);
    return found === undefined || !installed || installed.dev ? [] : [refOf(found, installed)];
  });
  return [...new Set(refs)].sort();
}

/** Resolves a package like Node: beside the dependent package, then in each folder above. */
function findInstalled(path: string, name: string, packages: ReadonlyMap<string, unknown>): string | undefined {
  const here = `${path === '' ? '' : `${path}/`}node_modules/${name}`;
  if (packages.has(here)) return here;
  if (path === '') return undefined;
  return findInstalled(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name, packages);
}
