import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contact, country, decodeHiddenLink, link, origin, service } from '../../build/authoring/schema.ts';
import { parseUrl } from '../../build/authoring/values/web-address.ts';
import { parseOptions } from '../../build/commands/options/options.ts';
import { completeConfig } from '../../build/pipeline/validate/complete-config.ts';
import { root } from '../support/project.ts';

const addresses = suite('addresses of the web');

/** Addresses that browsers refuse, or that must not be published. */
const unusable = [
  'https:evil',
  'https://%zz/',
  'https://user:secret@a.example/',
  'https://user@a.example/',
  'https://*.a.example/',
  'https://*/',
  'https://a.example:99999/',
  'https://a..example/',
  'https://',
  'https:///a.example/',
  'http://a.example/',
  '//a.example/',
  'https://localhost/',
  'https://a.example:0/',
  'https://-a.example/',
  'https://a-.example/',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://1.0x7f/',
  'https://[::1]/',
];

addresses('a link, a hidden link and a service refuse what cannot be published', () => {
  for (const address of unusable) {
    if (address !== '//a.example/') assert.not(link().is(address), `link ${address}`);
    assert.is(decodeHiddenLink(btoa(address)), undefined, `hidden link ${address}`);
    assert.not(service().is(address), `service ${address}`);
    assert.not(origin().is(address), `origin ${address}`);
  }
  for (const address of [
    'https://a.example/"onclick=',
    "https://a.example/'",
    'https://a.example/ b',
    'https://a.example/<',
    'https://a.example/%zz',
    'https://a.example/?q=100%',
  ])
    assert.is(decodeHiddenLink(btoa(address)), undefined, address);
});

addresses('a host that browsers convert to an IP address is refused', () => {
  const address = 'https://１２７.０.０.１';
  assert.is(parseUrl(address)?.hostname, '127.0.0.1');
  for (const type of [link(), service(), origin()]) assert.not(type.is(address));
});

addresses('usual addresses are accepted', () => {
  for (const address of [
    'https://a.example',
    'https://a.example/b?c=d#e',
    'https://sub.a.example:8443/ä',
    'https://café.example/',
    'https://xn--caf-dma.example/%C3%A9?q=100%25',
    'https://a_b.1-2.example/',
  ])
    assert.ok(link().is(address), address);
  for (const address of [
    'https://a.example',
    'https://a.example/',
    'https://a.example/v1',
    'https://a.example/v1/forms/',
  ])
    assert.ok(service().is(address), address);
  for (const address of ['https://a.example/../v1', 'https://a.example/v1/./', 'https://a.example/v1/..'])
    assert.not(service().is(address), address);
  for (const address of ['/forms/', 'https://a.example/v1?key=1', 'https://a.example//', 'mailto:a@a.example'])
    assert.not(service().is(address), address);
});

addresses('letters beyond ASCII are accepted again and again', () => {
  // V8 optimizes functions that are called this often.
  for (let count = 0; count < 20_000; count++) assert.ok(parseUrl('https://café.example/'), `call ${count}`);
});

addresses('an origin has no path', () => {
  for (const address of ['https://a.example', 'https://a.example/', 'https://a.example:8443'])
    assert.ok(origin().is(address), address);
  for (const address of ['https://a.example/site', 'https://a.example/?a', 'https://a.example#b', '/', 'pages/index'])
    assert.not(origin().is(address), address);
});

addresses('paths are put behind the slash of a service, and behind an origin without one', () => {
  const site = { name: 'A', defaultLocale: 'en', locales: [], securityContact: 'mailto:a@a.example' };
  const complete = (formsApi: string) => completeConfig({ ...site, origin: 'https://A.example/', formsApi });
  assert.is(complete('https://forms.example/v1').origin, 'https://a.example');
  for (const api of ['https://forms.example/v1', 'https://forms.example/v1/'])
    assert.is(complete(api).formsApi, 'https://forms.example/v1/');
});

addresses('--origin is checked as the origin of the settings is, and can have a path', () => {
  const originOf = (value: string) => parseOptions(['check', '--origin', value], root).origin;
  assert.is(originOf('https://a.example/'), 'https://a.example');
  assert.is(originOf('http://localhost:4000'), 'http://localhost:4000');
  assert.is(originOf('https://a.example/site/'), 'https://a.example/site');
  assert.is(originOf('http://localhost:4000/a/b'), 'http://localhost:4000/a/b');
  for (const value of [
    ...unusable.filter((one) => one !== 'http://a.example/'),
    'https://a.example/?a',
    'https://a.example/a b',
    'https://a.example//',
    'https://a.example/../a',
    'http://localhost/a"b',
  ])
    assert.throws(
      () => originOf(value),
      /is no address of a site. Write it like https:\/\/www.company.example or https:\/\/company.github.io\/site\./,
      value,
    );
});

addresses('a contact is an address that everybody can use', () => {
  for (const value of ['https://a.example/report', 'mailto:a@a.example', 'tel:+3225550120'])
    assert.ok(contact().is(value), value);
  for (const value of ['/contact/', 'pages/contact', '#contact', 'a@a.example', 'https://a', 'javascript:alert(1)'])
    assert.not(contact().is(value), value);
});

addresses('countries have a code of ISO 3166-1', () => {
  assert.ok(country().is('BE'));
  for (const code of ['XX', 'be', 'UK', '']) assert.not(country().is(code), code);
});

addresses.run();
