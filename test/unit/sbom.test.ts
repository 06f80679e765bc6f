import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { emitSbom } from '../../build/pipeline/emit/sbom.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

const sbom = suite('software bill of materials');

sbom('it has the fields that CycloneDX requires, and neither a time nor a serial number', () => {
  const { $schema, bomFormat, specVersion, version, serialNumber, metadata } = JSON.parse(emitSbom(lock.packages));
  assert.is($schema, 'http://cyclonedx.org/schema/bom-1.5.schema.json');
  assert.is(bomFormat, 'CycloneDX');
  assert.is(specVersion, '1.5');
  assert.is(version, 1);
  assert.is(serialNumber, undefined);
  assert.is(metadata.timestamp, undefined);
  assert.is(metadata.component.name, manifest.name);
  assert.is(emitSbom(lock.packages), emitSbom(lock.packages));
});

sbom('each component is named, licensed and has a checksum', () => {
  const { components } = JSON.parse(emitSbom(lock.packages));
  assert.ok(components.length > 100, `${components.length} components`);
  for (const one of components) {
    const what = JSON.stringify(one);
    assert.is(one.type, 'library', what);
    assert.ok(one.name && one.version && one['bom-ref'] === `${one.name}@${one.version}`, what);
    assert.ok(['required', 'optional'].includes(one.scope), what);
    assert.match(one.purl, /^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/, what);
    assert.is(one.hashes[0].alg, 'SHA-512', what);
    assert.match(one.hashes[0].content, /^[0-9a-f]{128}$/, what);
    assert.is(one.licenses.length, 1, what);
    assert.ok(one.licenses[0].expression ?? one.licenses[0].license.id, what);
  }
  const refs = components.map((one: { 'bom-ref': string }) => one['bom-ref']);
  assert.is(new Set(refs).size, refs.length, 'no component is listed twice');
});

sbom('it lists every dependency, no development package, and who needs whom', () => {
  const { components, dependencies, metadata } = JSON.parse(emitSbom(lock.packages));
  const refs = new Set(components.map((one: { 'bom-ref': string }) => one['bom-ref']));
  for (const [name, version] of Object.entries(manifest.dependencies)) assert.ok(refs.has(`${name}@${version}`), name);
  const development = Object.entries(manifest.devDependencies).filter(
    ([name]) => lock.packages[`node_modules/${name}`].dev,
  );
  assert.ok(development.length > 5);
  for (const [name, version] of development) assert.not(refs.has(`${name}@${version}`), name);
  const [own, ...others] = dependencies;
  assert.is(own.ref, metadata.component['bom-ref']);
  const direct = Object.entries(manifest.dependencies).map(([name, version]) => `${name}@${version}`);
  assert.equal(own.dependsOn, direct.sort());
  assert.is(others.length, refs.size);
  for (const { ref, dependsOn } of others)
    for (const needed of dependsOn) assert.ok(refs.has(needed), `${ref} needs ${needed}`);
});

sbom('a package is found beside the one that needs it before those above', () => {
  const { dependencies } = JSON.parse(
    emitSbom({
      '': { name: 'site', version: '1.0.0', dependencies: { a: '1', b: '1' } },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '2', c: '1' }, peerDependencies: { absent: '1' } },
      'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '1' } },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/c': { version: '1.0.0' },
      'node_modules/d': { version: '1.0.0', dev: true },
    }),
  );
  assert.equal(dependencies, [
    { ref: 'site@1.0.0', dependsOn: ['a@1.0.0', 'b@1.0.0'] },
    { ref: 'a@1.0.0', dependsOn: ['b@2.0.0', 'c@1.0.0'] },
    { ref: 'b@2.0.0', dependsOn: ['c@1.0.0'] },
    { ref: 'b@1.0.0', dependsOn: [] },
    { ref: 'c@1.0.0', dependsOn: [] },
  ]);
});

sbom.run();
