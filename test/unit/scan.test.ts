import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { emptyScan, scanHtml } from '../../build/formats/html/scan.ts';

const scan = suite('reading through HTML');

scan('finds addresses of this site, ids, headings and islands, in order', () => {
  const found = scanHtml(
    '<html lang="en"><head><link href="/style.css"/></head><body><h1 id="top">A &lt;b&gt;</h1>' +
      '<a class="x" href="/b/?c=1&amp;d=2">b</a><a href="https://e.example/">e</a><a href=\'/not-ours/\'>f</a>' +
      '<svg viewBox="0 0 1 1"><linearGradient id="shade"></linearGradient><use href="#shade"/></svg>' +
      '<div data-island="form" data-props="{}"></div><h2>g</h2><a href="#top">h</a><a href="/b/?c=1&amp;d=2">i</a></body>',
  );
  assert.equal(found, {
    ...emptyScan(),
    links: ['/b/?c=1&d=2', '#top'],
    ids: ['top', 'shade'],
    headings: [1, 2],
    islands: ['form'],
  });
});

scan('finds ids that are not there, and addresses that cannot be right', () => {
  const { idReferences, suspectAddresses, links } = scanHtml(
    '<label for="a">b</label><p id="c" aria-labelledby="c d" aria-describedby="c">e</p><a href="">f</a>' +
      '<a href="JavaScript:g()">g</a><link href=""/><a href="https://l.example/">l</a><a href="#">m</a>',
  );
  assert.equal(idReferences, [
    { attribute: 'for', value: 'a', missing: ['a'] },
    { attribute: 'aria-labelledby', value: 'c d', missing: ['d'] },
  ]);
  assert.equal(suspectAddresses, [
    { element: 'a', address: '' },
    { element: 'a', address: 'JavaScript:g()' },
  ]);
  assert.equal(links, ['#']);
});

scan('finds what elements load, but not the scripts, styles and pictures of the site', () => {
  const { loaded } = scanHtml(
    '<link rel="stylesheet" href="/a.css"/><link rel="preload" as="font" href="https://b.example/c.woff2?d&amp;e"/>' +
      '<link rel="canonical" href="https://f.example/"/><script src="//g.example/"></script><img alt="" src="/h.png"/>' +
      '<img alt="" srcSet="/i.png 1x, data:image/png,j 2x"/><iframe src="k.html"></iframe><video poster="//l.example/m"></video>' +
      '<iframe src="javascript:n()"></iframe><object data="/o.pdf"></object><source srcset="/p.avif 1x" src=""/>',
  );
  assert.equal(
    loaded.map(({ element, attribute, addresses, directive }) =>
      [element, attribute, ...addresses, directive].join(' '),
    ),
    [
      'link href https://b.example/c.woff2?d&e font-src',
      'script src //g.example/ script-src',
      'img srcset data:image/png,j img-src',
      'iframe src k.html frame-src',
      'video poster //l.example/m img-src',
      'object data /o.pdf object-src',
      'source srcset /p.avif img-src',
    ],
  );
});

scan('finds ids that are not there by each attribute that names ids', () => {
  const { idReferences } = scanHtml(
    '<button popoverTarget="a">a</button><button commandfor="b">b</button><input form="c" list="d"><td headers="e f"></td>' +
      '<p aria-controls="g" aria-owns="h" aria-activedescendant="i" list="j" headers="k">l</p><p id="f">f</p>',
  );
  assert.equal(
    idReferences.map(({ attribute, missing }) => `${attribute} ${missing}`),
    [
      ...['popovertarget a', 'commandfor b', 'form c', 'list d', 'headers e', 'aria-controls g', 'aria-owns h'],
      'aria-activedescendant i',
    ],
  );
});

scan('leaves out what an island may make when it is used', () => {
  const { idReferences } = scanHtml(
    '<div data-island="a"><div></div><p aria-controls="b" aria-labelledby="c">d</p></div><p aria-controls="e">f</p>',
  );
  assert.equal(
    idReferences.map(({ value }) => value),
    ['c', 'e'],
  );
});

scan('finds links that cannot be used', () => {
  const { suspectAddresses } = scanHtml(
    '<a href="http://c.example/">c</a><a href="mailto: d@e.example">d</a>' +
      '<a href="tel:+32 2">f</a><a href="mailto:g@h.example?subject=i j">g</a>',
  );
  assert.equal(
    suspectAddresses.map(({ address }) => address),
    ['http://c.example/', 'mailto: d@e.example', 'tel:+32 2'],
  );
});

scan('finds links that are relative to the page', () => {
  const link = (href: string) => `<a href="${href}">a</a>`;
  const relative = ['pages/contact', 'contact/', 'www.example.org', './', '../b.pdf', 'b.html#c'];
  const others = [
    '/',
    '/a',
    '//b.example/',
    '#c',
    '?d=1',
    'HTTPS://e.example/',
    'mailto:f@g.example',
    'tel:1',
    'web+h:i',
  ];
  const found = scanHtml([...relative, ...others].map(link).join(''));
  assert.equal(
    found.suspectAddresses.map(({ address }) => address),
    relative,
  );
});

scan('compares ids with what names them without escapes', () => {
  const { ids, repeatedIds, idReferences, links } = scanHtml(
    '<p id="r&amp;d" aria-describedby="r&amp;d">a</p><p id="r&#38;d">b</p><a href="#r&amp;d">c</a>',
  );
  assert.equal(
    { ids, repeatedIds, idReferences, links },
    {
      ids: ['r&d'],
      repeatedIds: ['r&d'],
      idReferences: [],
      links: ['#r&d'],
    },
  );
});

scan('finds items outside of lists, but not at the beginning of a part', () => {
  const { misnested } = scanHtml('<body><li>a</li><div><dt>b</dt></div><dl><div><dt>c</dt></div><p>d</p></dl></body>');
  assert.equal(misnested, ['<li> outside <ul>', '<dt> outside <dl>', '<p> inside <dl>']);
  const part = '<li>a</li><li><dl><dt>b</dt><div><dd>c</dd></div></dl></li><menu><li>d</li></menu>';
  assert.equal(scanHtml(part).misnested, []);
});

scan('finds elements inside others that must not have them', () => {
  const { misnested } = scanHtml(
    '<p><em><div>a</div></em></p><a href="/a/"><span><a href="/b/">b</a></span></a><form><div><form></form></div></form>' +
      '<button><i><button>c</button></i></button>',
  );
  assert.equal(misnested, ['<div> inside <p>', '<a> inside <a>', '<form> inside <form>', '<button> inside <button>']);
  const refused = scanHtml(
    '<table><tr><td>a</td><div><b>b</b></div></tr><div>c</div></table><ul><li>d</li><p>e</p><p>f</p></ul>' +
      '<a href="/a/"><span><button>g</button></span></a><button><div>h</div></button><h2><div>i</div></h2>' +
      '<label>j <label>k</label></label><a href="/b/"><input type="text"></a>',
  );
  assert.equal(refused.misnested, [
    '<div> inside <tr>',
    '<div> inside <table>',
    '<p> inside <ul>',
    '<button> inside <a>',
    '<div> inside <button>',
    '<div> inside <h2>',
    '<label> inside <label>',
    '<input> inside <a>',
  ]);
  const nested = scanHtml(
    '<p>a <a href="/a/">b</a> <button><span>c</span></button></p><div><p>d</p></div><ul><li><div>e</div><ol><li>e</li></ol></li></ul>' +
      '<table><caption><span>i</span></caption><colgroup><col></colgroup><thead><tr><th><p>j</p></th></tr></thead>' +
      '<tbody><tr><td><ul><li>k</li></ul><a href="/b/"><div><h3>l</h3></div></a></td></tr></tbody></table>' +
      '<details><summary><h2>m</h2></summary><label>n <input><a href="/c/">o</a></label></details>' +
      '<a href="/d/"><input type="hidden" name="p"/><img alt="q"></a>' +
      '<form><p><label>f <input/></label></p><a href="/b/"><div><p>g</p></div></a></form>' +
      '<p><script>"<div>"</script><svg><foreignObject><div>h</div></foreignObject></svg></p>' +
      '<p><template><div>i</div></template></p><form><template><form></form></template></form>',
  );
  assert.equal(nested.misnested, []);
  assert.equal(scanHtml('<p><script>"</p>"</script><div>i</div></p>').misnested, ['<div> inside <p>']);
});

scan('tells ids that stand twice, and pictures without a text alternative', () => {
  const found = scanHtml(
    '<p id="a">a</p><p id="b">b</p><p id="a">c</p><img src="/d.png" alt=""/><img alt src="/e.png"><img src="/f.png">',
  );
  assert.equal(found.repeatedIds, ['a']);
  assert.is(found.imagesWithoutAlt, 1);
  assert.equal(found.links, ['/d.png', '/e.png', '/f.png']);
});

scan('links, headings, buttons and labels without words are named', () => {
  const { unnamed } = scanHtml(
    '<h1></h1><h2 id="a"><span> </span></h2><a href="/x/?a=1&amp;b=2"><svg viewBox="0 0 1 1"></svg></a><button type="button"> </button>' +
      '<label for="a"></label>',
  );
  assert.equal(unnamed, ['heading of level 1', 'heading of level 2', 'link to /x/?a=1&b=2', 'button', 'label']);
  const named = scanHtml(
    '<h1>A</h1><h2><em>b</em></h2><a href="/x/" aria-label="x"></a><a href="/y/"><img src="/y.png" alt="y"></a>' +
      '<button><svg><title>z</title></svg></button><a href="/v/" aria-hidden="true"></a><a href="/w/"><!--shared 0--></a>',
  );
  assert.equal(named.unnamed, []);
});

scan('what is cut off, or is text, is no tag', () => {
  assert.equal(scanHtml('a < b, <!-- <p id="c"> is read --> <').headings, []);
  assert.equal(scanHtml('<a href="/x').links, []);
  assert.equal(scanHtml('<a href').links, []);
  assert.equal(scanHtml('1 <2 id="x"').ids, []);
});

scan.run();
