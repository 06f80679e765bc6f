import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkReservedPaths } from '../../build/pipeline/check/reserved-paths.ts';
import { file } from '../support/outputs.ts';

/** Which published files a host or a web server runs, or reads as its settings. */
const reserved = suite('reserved paths');

const isRefused = (path: string, ...made: string[]): boolean =>
  checkReservedPaths({
    outputs: [{ ...file(path, ''), source: `../static/${path}` }, ...made.map((one) => file(one, ''))],
  }).length > 0;

const refused = [
  // Cloudflare, Netlify, Vercel, Firebase, GitHub Pages
  '_worker.js _WORKER.JS _worker.js/index.js _routes.json _headers _redirects wrangler.jsonc functions/a/[id].tsx',
  'netlify.toml netlify/functions/a.mts netlify/edge-functions/a.js vercel.json now.json api/a.py middleware.ts vercel.ts',
  '_vercel/insights/script.js package.json __/auth/handler __/x.html firebase.json CNAME cname _config.yml',
  // Azure, IIS, Java, Apache
  'staticwebapp.config.json web.config files/Web.Config web.config. WEB-INF/web.xml a/web-inf/x.txt cgi-bin/a.html',
  '.well-known/x.php a/php.ini',
  // Programs
  'x.php x.PHP x.php5 x.php8 x.phtml x.phar x.phps x.pht x.cgi x.fcgi x.pl x.py x.rb x.sh x.shtml x.stm x.asp x.aspx',
  'x.ashx x.asmx x.ascx x.asa x.cshtml x.jsp x.jspx x.jspf x.cfm x.cfc x.rhtml x.lua x.asis x.wsgi x.bat',
  // What Apache and Windows read as one of them
  'x.cer x.cdx x.htr x.idc x.phtm x.inc x.ksh x.csh x.zsh x.pyo x.pyw x.xamlx x.jhtml a/config.ru META-INF/a.txt',
  'App_Code/a.txt netlify.yml netlify.json _middleware.js _worker.ts netlify-functions/x.js public/index.html',
  'bin/x.dll App_WebReferences/x.wsdl App_GlobalResources/x.resx App_Browsers/x.browser x.xoml x.cshtm x.jws',
  'x.phpt x.pgif x.fcg x.psp x.perl cgi-local/x fcgi-bin/x htbin/x',
  'Passengerfile.json x.imap x.var x.pm',
  'x.php.jpg x.php.en.html a.b.cgi.txt x.php. x.asp;.jpg x.asp/photo.jpg x.php.br x.php/photo.jpg x.pl. x.aspx.',
].flatMap((line) => line.split(' '));

const accepted = [
  'index.html a/b.js worker.js a/_worker.js _workers.js headers.txt functions/index.html functions/list.txt',
  'api/openapi.json api/index.html php/index.html press/php.txt my.phpinfo.txt x.shx.txt x.pdf x.aspect.jpg x.plan.pdf',
  'a/vercel.json docs/netlify.toml sub/CNAME myweb.config.txt cgi-bin.txt .well-known/security.txt a.asperger.md',
  'a/public/index.html public.html app_store/badge.png cgi/history.html binder.dll.txt setup.exe',
  'Acme.Inc.pdf a.pm.pdf x.var.png install.bat.txt scripts/x.exe',
  'plan.pl.pdf flyer.pl.html schema.pl/a.json report.asp.pdf a.jsp.txt meta.inf/a.txt',
  'x.min.js fonts/x.woff2 x.python.txt netlify/index.html a/__/x.html',
].flatMap((line) => line.split(' '));

reserved('what a host or a web server runs, or obeys, is refused', () => {
  assert.equal(
    refused.filter((path) => !isRefused(path)),
    [],
  );
});

reserved('what they just send is published', () => {
  assert.equal(
    accepted.filter((path) => isRefused(path)),
    [],
  );
});

reserved('a static file in the place of one that the build makes is a duplicate only', () => {
  assert.not(isRefused('_headers', '_headers'));
  assert.not(isRefused('_Headers', '_headers'));
});

reserved.run();
