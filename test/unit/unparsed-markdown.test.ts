import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inspectMarkdown } from '../../build/formats/markdown/inspect.ts';
import { parseMarkdown } from '../../build/formats/markdown/parse.ts';

const unparsed = suite('Markdown that is not read');

/** Each finding as its column, in a text of one line, and what to write. */
const find = (text: string): string[] =>
  inspectMarkdown(parseMarkdown(text)).unparsed.map(({ at, meant }) =>
    text.includes('\n') ? `${at.line}:${at.column} ${meant}` : `${at.column} ${meant}`,
  );

unparsed('links whose address is a link by itself', () => {
  const two = ['5 [a](https://plan.example)', '33 [b](https://b.example)'];
  const titled = ['1 [a](https://plan.example "b")', '34 https://plan.example'];
  const cases: [text: string, ...found: string[]][] = [
    ['See [the plan] (https://plan.example/) now.', '5 [the plan](https://plan.example/)'],
    ['See [the plan](https://plan.example/ now.', '5 [the plan](https://plan.example/)'],
    ['See [the plan](https://plan.example/a?b=c, then.', '5 [the plan](https://plan.example/a?b=c)'],
    ['See [a] (<https://plan.example/a_b_c>).', '5 [a](https://plan.example/a_b_c)'],
    ['[a](<https://plan.example/) and', '1 [a](https://plan.example/)'],
    [
      '[Mail] (jo@plan.example) or [mail](mailto: jo@plan.example',
      '1 [Mail](mailto:jo@plan.example)',
      '29 [mail](mailto:jo@plan.example)',
    ],
    ['[a](www.plan.example today', '1 [a](https://www.plan.example)'],
    ['**[a `b`] (https://plan.example)**', '3 [a `b`](https://plan.example)'],
    ['[two\nlines] (https://plan.example)', '1:1 [two lines](https://plan.example)'],
    ['> a\n> [b *c*] (https://plan.example)', '2:3 [b *c*](https://plan.example)'],
    ['a\n[b]\n(https://plan.example)', '2:1 [b](https://plan.example)'],
    ['## [a] (https://plan.example)', '4 [a](https://plan.example)'],
    ['| [a] (https://plan.example) |\n| --- |', '1:3 [a](https://plan.example)'],
    ['- [a] (https://plan.example)\n- b', '1:3 [a](https://plan.example)'],
    ['(the plan)[https://plan.example]', '1 [the plan](https://plan.example)'],
    ['(https://plan.example)[the plan]', '1 [the plan](https://plan.example)'],
    ['[https://plan.example](all the plans)', '1 [all the plans](https://plan.example)'],
    ['[a][https://plan.example]', '1 [a](https://plan.example)'],
    ['См. [документы][ссылка] сейчас.', '5 [документы](…)'],
    ['[the documents][1]', '1 [the documents](…)'],
    ['See [the plan][].', '5 [the plan](…)'],
    ['![the][img]', '1 ![the](…)'],
    ['![图]（图.png）', '1 ![图](图.png)'],
    ['**[the docs]** (https://plan.example)', '1 **[the docs](https://plan.example)**'],
    ['[docs]\u200f(https://plan.example)', '1 [docs](https://plan.example)'],
    ['https://plan.example/[locale]/about and https://plan.example/?page[size]=2'],
    ['Attention ! [Voir](https://plan.example/a.jpg) ici.'],
    [
      '{a}(https://plan.example) and [b]{https://b.example}',
      '1 [a](https://plan.example)',
      '31 [b](https://b.example)',
    ],
    ['[the plan]<https://plan.example>', '1 [the plan](https://plan.example)'],
    ['[the plan (https://plan.example) and', '1 [the plan](https://plan.example)'],
    ['the plan](https://plan.example) and', '9 […](https://plan.example)'],
    ['【计划】（https://plan.example）', '1 [计划](https://plan.example)'],
    ['[计划](https://plan.example/）了解。', '1 [计划](https://plan.example/)'],
    ['[計画]（https://plan.example）を', '1 [計画](https://plan.example)'],
    ['A < https://plan.example > b', '3 <https://plan.example>'],
    ['![A] (https://plan.example/a.png)', '1 ![A](https://plan.example/a.png)'],
    ['! [A](https://plan.example/a.png)', '1 ![A](https://plan.example/a.png)'],
    ['![A](https://plan.example/a.png “B c”)', '1 ![A](https://plan.example/a.png "B c")'],
    ['[a] : https://plan.example', '1 [a]: https://plan.example'],
    ['[a]： https://plan.example', '1 [a]: https://plan.example'],
    ['[a]: https://plan.example The plan', '1 [a]: https://plan.example "The plan"'],
    ['Text\n[a]: https://plan.example', '2:1 [a]: https://plan.example below an empty line'],
    ['See [a]: https://plan.example + [b]：<https://b.example>', ...two],
    ['See [a]=https://plan.example or [b]:(https://b.example)', ...two],
    ['See [a],(https://plan.example), [b]"https://b.example"', ...two],
    ['See [a)(https://plan.example) + [b][(https://b.example)', ...two],
    ['See [a: https://plan.example and', '5 [a](https://plan.example)'],
    ['the plan]: https://plan.example', '9 […](https://plan.example)'],
    ['[https://plan.example][a]', '1 [a](https://plan.example)'],
    ['(https://plan.example)(the plan)', '1 [the plan](https://plan.example)'],
    ['https://plan.example[the plan]', '1 [the plan](https://plan.example)'],
    ['<https://plan.example|the plan>', '1 [the plan](https://plan.example)'],
    ['[a]( "b" https://plan.example)', '1 [a](https://plan.example "b")'],
    ['[a](see https://plan.example) (b)', '1 [a](https://plan.example)'],
    ['[a](https://plan.example b")', '1 [a](https://plan.example "b")'],
    ['[a](https://plan.example "b "c" d")', `1 [a](https://plan.example 'b "c" d')`],
    ['[a](https://plan.example | b) or [a](https://plan.example, "b")', ...titled],
    ['See <https://plan.example/a now.', '5 <https://plan.example/a>'],
    ['See <jo@plan.example, or <www.plan.example> now', '5 <jo@plan.example>', '26 <https://www.plan.example>'],
    ['See <https://plan.example/a b> now', '5 <https://plan.example/a>'],
    ['See https://plan.example/a> now', '5 <https://plan.example/a>'],
    ['!(A)(https://plan.example/a.png)', '1 ![A](https://plan.example/a.png)'],
    ['![A]:(a.png)', '1 ![A](a.png)'],
    ['![A] {a.png}', '1 ![A](a.png)'],
    ['[!A](https://plan.example/a.png)', '1 ![A](https://plan.example/a.png)'],
    ['!(a.png)', '1 ![what it shows](a.png)'],
  ];
  for (const [text, ...found] of cases) {
    const all = find(text).map((one) => one.replace(', and rename the file', ''));
    assert.equal(all, found, text);
    for (const one of all) {
      const meant = one.slice(one.indexOf(' ') + 1).replace(' below an empty line', '');
      const { links, images, unparsed: wrong } = inspectMarkdown(parseMarkdown(meant));
      assert.equal([links.length + images.length, wrong], [1, []], meant);
    }
  }
});

unparsed('signs around an address, in whatever has one', () => {
  for (const [text, meant] of [
    ['[a]("https://plan.example")', 'https://plan.example'],
    ['![a]((b.png))', 'b.png'],
    ['[a]\n\n[a]:(jo@plan.example)', 'mailto:jo@plan.example'],
    ['[a](https://plan.example; "b")', 'https://plan.example'],
    ['[a](《https://plan.example》)', 'https://plan.example'],
    ['[a](**https://plan.example**)', 'https://plan.example'],
  ] as const)
    assert.equal(
      inspectMarkdown(parseMarkdown(text)).unparsed.map((found) => found.meant),
      [meant],
      text,
    );
});

unparsed('lists, headings and quotations in the signs of other scripts', () => {
  const cases: [text: string, ...found: string[]][] = [
    ['٣. ثالثا\n٤. رابعا', '1:1 1. ثالثا'],
    ['1、一\n2、二', '1:1 1. 一'],
    ['（１）一\n（２）二', '1:1 1. 一'],
    ['①一\n②二', '1:1 1. 一'],
    ['あ\n・一\n・二', '2:1 - 一'],
    ['– a\n– b', '1:1 - a (or, for speech, an empty line between the lines)'],
    ['1.One\n2.Two', '1:1 1. One'],
    ['b) one\nc) two', '1:1 1. one'],
    ['(k) one\n(l) two', '1:1 1. one'],
    ['1.) bir\n2.) iki', '1:1 1. bir'],
    ['II. un\nIII. deux', '1:1 1. un'],
    ['в. три\nг. четыре\nд. пять', '1:1 1. три'],
    ['（三）一\n（四）二', '1:1 1. 一'],
    ['나. 둘\n다. 셋', '1:1 1. 둘'],
    ['٢- ثان\n٣- ثالث', '1:1 1. ثان'],
    ["ב' שני\nג' שלישי\nד' רביעי", '1:1 1. שני'],
    ['(サ) 一\n(シ) 二', '1:1 1. 一'],
    ['乙、一\n丙、二', '1:1 1. 一'],
    ['а\n(а) два слова\n(б) три\n(в) пять', '2:1 1. два слова'],
    ['Pas :\n1° un pas\n2° deux pas', '2:1 1. un pas'],
    ['甲\n㈡ 一\n㈢ 二', '2:1 1. 一'],
    ['＃＃　一', '1 ## 一'],
    ['＞一', '1 > 一'],
    ['あ＊＊一＊＊', '2 **一**'],
  ];
  for (const [text, ...found] of cases) assert.equal(find(text), found, text);
  const right = [
    '１．一',
    'a\n– b\nc',
    '1.5 m\n2.5 m',
    '-5 °C\n-6 °C',
    '+32 2 555\n+32 3 555',
    '*a* b\n*c* d',
    'C＃',
    '＃タグ ＃1',
    '（1）式より\n（2）式を得る',
    'a) b\nd) e',
    "c'est\nd'accord",
    '甲：一\n乙：二',
    '10:30 a\n11:30 b',
    'as set out in points\n(a) and\n(b) of Article 6(1)',
    'under points (a),\n(b) or, if needed,\n(c) of Article 6(1)',
    'по подпунктам\nа) и\nб) пункта 5',
    'aux points\n1° et\n2° de l’article',
    'onderdeel\na. of\nb. van dit artikel',
    'Ask H. Kohl,\nI. Kant or\nJ. Rau.',
    'M. Müller,\nN. Schmidt und\nO. Weber',
    'г. Москва и\nд. Иваново',
    'د. أحمد و\nذ. محمد',
    "ר' משה\nש' יוסף",
    'e.g. this\nf.i. that\ng.a. those',
    '二、三日後に行く。\n三、四日はかかる。',
    '5° north\n6° south\n7° west',
    'w/ cheese\nx/ nothing',
    '– a\\\n– b',
  ];
  for (const text of right) assert.equal(find(text), [], text);
});

unparsed('signs of lists of word processors, unless they are in a list', () => {
  assert.equal(find('• *a*\n• [b](pages/c)'), ['1:1 - *a*', '2:1 - [b](pages/c)']);
  assert.equal(find('> ▪ a'), ['3 - a']);
  assert.equal(find('- ● = complete\n1. ○ = none'), []);
});

unparsed('stars that multiply or hide characters, where they are read as emphasis', () => {
  for (const [text, column] of Object.entries({
    '5*3*2': 2,
    '7*x + 8*y': 2,
    '3**4 + 5**6': 2,
    'д**ь и х**я': 2,
    '电话 139****1，手机 138****2': 7,
  }))
    assert.equal(find(text), [`${column} \\* to show it, or × between numbers.`], text);
  for (const right of [
    '密码是****，不要告诉****别人',
    'к**ц',
    '****',
    '甲**乙 丙**丁',
    'un**be**lievable and a*b*',
    '180 €**',
  ])
    assert.equal(find(right), [], right);
});

unparsed('bare addresses that go on in the text behind them', () => {
  const orAll = (rest: string) =>
    `${rest}, or <https://plan.example${rest.replace('>', '')}> if all of it is the address`;
  const both = [`1 <https://plan.example${orAll('>에서')}`, `24 <https://plan.example${orAll('>查看')}`];
  const cases: [text: string, ...found: string[]][] = [
    ['请看https://plan.example/a。谢谢', '3 <https://plan.example/a>。谢谢'],
    ['انظر https://plan.example/a، ثم عد', '6 <https://plan.example/a>،'],
    ['देखें https://plan.example/a।', '7 <https://plan.example/a>।'],
    ['（www.plan.example）を', '2 <https://www.plan.example>）を'],
    ['詳しくはhttps://plan.example/aをご覧', `5 <https://plan.example${orAll('/a>をご覧')}`],
    ['(https://plan.example/a)を', '2 <https://plan.example/a>)を'],
    ['https://plan.example에서 https://plan.example查看', ...both],
    ['“https://plan.example/a” and', '2 <https://plan.example/a>”'],
    ['“https://plan.example/a.” and', '2 <https://plan.example/a>.”'],
    ['دیکھیں https://plan.example/a۔', '8 <https://plan.example/a>۔'],
    ['https://plan.example/a,并且', '1 <https://plan.example/a>,并且'],
    ['https://plan.example/a;https://b.example', '1 <https://plan.example/a>;https://b.example'],
    ['{https://plan.example/a} https://plan.example/{b} (https://plan.example/a).', '2 <https://plan.example/a>}'],
    ['https://plan.example/?a=1&amp;b=2', '1 & or the character itself.'],
    [
      '<https://plan.example/a>。谢谢 <https://plan.example/。b> https://plan.example/数据 https://plan.example/?a=1&b=2',
    ],
    [
      'https://日本.example/次へ https://plan.example/wiki/C语言 https://plan.example/데이터 https://plan.example/a_(b)',
    ],
    ['[计划](https://plan.example/。) https://plan.example/?q=a|b'],
  ];
  for (const [text, ...found] of cases) assert.equal(find(text), found, text);
});

unparsed('addresses with a wrong beginning or invisible characters in a sentence', () => {
  for (const [text, found] of [
    ['See https: //docs.plan.example/a now', '5 https://docs.plan.example/a'],
    ['See https:/docs.plan.example.', '5 https://docs.plan.example'],
    ['See http//docs.plan.example now', '5 http://docs.plan.example'],
    ['See htps://plan.example/a', '5 https://plan.example/a'],
    ['mailto://jo@plan.example', '1 <jo@plan.example>'],
    ['<mailto: jo@plan.example>', '1 <jo@plan.example>'],
    ['https://docs.\u200bplan.example/a', '1 the address without it.'],
    ['See https://plan.example/a\u200b and', '5 the address without it.'],
    ['https://plan.example\u200f', '1 the address without it.'],
    ['https://docs\u2060.plan.example/a', '1 the address without it.'],
    ['https://plan.example/a\u00adb', '1 the address without it.'],
  ] as const)
    assert.equal(find(text), [found], text);
  for (const right of ['http/2, https: a, http:/, a://b.example', 'file://plan.example', '`http//plan.example`'])
    assert.equal(find(right), [], right);
});

unparsed('what is proposed for an address with spaces is an address', () => {
  const cases = {
    'https:// plan.example/a': 'https://plan.example/a',
    'https: //plan.example': 'https://plan.example',
    'https://docs. plan.example/a b': 'https://docs.plan.example/a%20b',
    'https://plan.example /a': 'https://plan.example/a',
    'https://plan.example/a/ b/c': 'https://plan.example/a/b/c',
    'https://plan.example/a b': 'https://plan.example/a%20b',
    'https://plan.example/a_(b c)': 'https://plan.example/a_(b%20c)',
    'https://plan.example “The plan”': 'https://plan.example "The plan"',
    'https://plan.example «Le plan »': 'https://plan.example "Le plan"',
    'https://plan.example/ The plan': 'https://plan.example/ "The plan"',
    'tel: +32 2 555 01 21': 'tel:+3225550121',
    'jo@plan.example now': 'mailto:jo@plan.examplenow',
    'pages/our plan „Plan“': 'pages/our-plan "Plan"',
  };
  for (const [written, meant] of Object.entries(cases))
    assert.equal(find(`See [a](${written}).`), [`5 [a](${meant})`], written);
});

unparsed('brackets, addresses and signs that are meant so', () => {
  const right = [
    'Smith [12], https://plan.example/a_(b), (https://plan.example) and [x](https://plan.example/a_(b)).',
    'Jo [editor] wrote (see https://plan.example) and <jo@plan.example>, <https://plan.example>.',
    '[the words (https://plan.example) and more]',
    'https://plan.example/?a[]=1&b[c]=2 and https://plan.example/**/a~~b`c',
    '[1]https://plan.example',
    '\\[a] (https://plan.example) and [a\\] (https://plan.example)',
    '`[a] (https://plan.example)`',
    '[a]: https://plan.example "The plan"\n[b]: <https://plan.example> \'c\'\n\n[a] and [b]',
    'Wow! [A](https://plan.example/b)',
    'a < b > c and x<y>(z)',
    '"A" [online] (https://plan.example) [cit. 2027-01-01] (https://b.example)',
    '[Plan] (https://plan.example/a.pdf, 2 MB), [Anm. d. Red.] (https://plan.example ist die Quelle.)',
    '"[Jo]" <jo@plan.example>, [INFO]: https://plan.example, [1] (https://plan.example) and [cc][bcc]',
  ];
  for (const text of right) assert.equal(find(text), [], text);
});

unparsed('lists that show other numbers than those that are written', () => {
  const cases: [text: string, ...found: string[]][] = [
    ['1. a\n2. b\n5. c', '3:1 3. or, where the number is a part of the text, 5\\.'],
    ['7) a\n\n9) b', '3:1 8) or, where the number is a part of the text, 9\\)'],
    ['3. März: a\n\n17. April: b', '3:1 4. or, where the number is a part of the text, 17\\.'],
    ['3. a\n3. b', '2:1 4. or, where the number is a part of the text, 3\\.'],
    ['2. a\n1. b', '2:1 3. or, where the number is a part of the text, 1\\.'],
    ['> - a\n>   1. b\n>   3. c', '3:5 2. or, where the number is a part of the text, 3\\.'],
    ['10. 1. 2027', '1 10\\. in a date.'],
    ['- a\n- 2027. 3. 10. 시작', '2:3 2027\\. in a date.'],
    ['Zuerst das.\nSchritte danach:\n3. Öffnen\n4. Schließen', '3:1 an empty line above the list.'],
    ['- 1. Mai: a\n- 3. Oktober: b', '1:3 1\\. in a date.'],
    ['Es beginnt am\n1. März in Gent.', '2:1 1\\. in the sentence, or an empty line above the list.'],
  ];
  for (const [text, ...found] of cases) assert.equal(find(text), found, text);
  const right = [
    '1. a\n2. b',
    '1. a\n1. b\n1. c',
    '0. a\n0. b',
    '0. a\n1. b',
    '4. a\n5. b',
    '01. a\n02. b',
    '1986. A year.',
    '- 1. a\n- 2. b',
    '- 3. a\n  4. b',
    'a\n3. b\n5. c',
  ];
  for (const text of [...right, 'First:\n1. a', 'First.\n1. a\n2. b', '3\\. a\n\n17\\. b', '1. a\n\nb\n\n1. c'])
    assert.equal(find(text), [], text);
});

unparsed('markup of other generators, wikis and forums', () => {
  const cases: [text: string, ...found: string[]][] = [
    ['> [!ΣΗΜΕΙΩΣΗ]\n> α', '1:3 > [!NOTE] as the first line of a quotation that is in no list and no quotation'],
    ['- > [!TIP]\n  > a', '1:5 > [!TIP] as the first line of a quotation that is in no list and no quotation'],
    ['!!! danger "Not now"\n    a', '1:1 :::danger[Not now], its text at the left edge, and ::: below it'],
    ['???+ quote\n    a', '1:1 :::quote, its text at the left edge, and ::: below it'],
    ['=== "Linux"\n    a', '1:1 a heading instead of the tab'],
    ['A {{< figure src="a.png" >}} b', '3 a directive of this site, or what it would show'],
    ['{% raw %} a', '1 a directive of this site, or what it would show'],
    ['It is {{ site.title }}.', '7 what it stands for'],
    ["import Tabs from '@theme/Tabs'", '1 nothing: remove it.'],
    ['A {/* b c */}', '3 nothing: remove it.'],
    ['A {/*b c*/}', '3 nothing: remove it.'],
    ['## A {/*b-c*/}', '6 {#b-c} if it is the id of a heading, or nothing: remove it.'],
    ['[[_TOC_]]', '1 nothing: remove it.'],
    [
      '**a**{.lead} and *b*{style=red}',
      ...[6, 21].map(
        (column) =>
          `${column} nothing: remove it. Only a heading has {#id} at its end, in letters, digits and hyphens.`,
      ),
    ],
    ['## A {#b .c}', '6 nothing: remove it. Only a heading has {#id} at its end, in letters, digits and hyphens.'],
    ['h3. A', '1 ### before the heading'],
    ['[[Our page|the *page*]] and [[Plan]]', '1 [the *page*](folder/id)', '29 [Plan](folder/id)'],
    ['[https://plan.example the plan]', '1 [the plan](https://plan.example)'],
    ['[the plan|https://plan.example]', '1 [the plan](https://plan.example)'],
    ["'''a b''' and ''c''", '1 **a b**', '15 *c*'],
    ['=== A b ===', '1 ### A b'],
    ['a ==b c== and [i]d[/i]', '3 **b c**', '15 it as Markdown: **bold**, *italics*, [words](address)'],
    ['A %%remark%%', '3 nothing: remove it.'],
    ['So $a_1$ is', '4 the formula in words or signs, or show it as a picture'],
    ['$$\n\\sum_{i=1}^{n} x_i\n$$', '1:1 the formula in words or signs, or show it as a picture'],
    ['So\n$$\nx = 1\n$$\nis', '2:1 the formula in words or signs, or show it as a picture'],
    [
      '\\[ x^2 \\] and \\(a+b\\)',
      '1 the formula in words or signs, or show it as a picture',
      '15 the formula in words or signs, or show it as a picture',
    ],
    ['\\[\nE = mc^2\n\\]', '1:1 the formula in words or signs, or show it as a picture'],
    ['Is \\( f(x)^2 \\)', '4 the formula in words or signs, or show it as a picture'],
    ['Is \\(x_1\\)', '4 the formula in words or signs, or show it as a picture'],
    ['\\(\\alpha\\)', '1 the formula in words or signs, or show it as a picture'],
    [
      '{strong2}gönderilerek{/strong2} ve {a2}b{/a2}',
      '1 the words alone, or as Markdown: **bold**, *italics*, [words](address)',
      '36 the words alone, or as Markdown: **bold**, *italics*, [words](address)',
    ],
    [
      '{1}a{/1} <1>den Text</1>',
      '1 the words alone, or as Markdown: **bold**, *italics*, [words](address)',
      '10 the words alone, or as Markdown: **bold**, *italics*, [words](address)',
    ],
    ['a{/b}', '2 the words alone, or as Markdown: **bold**, *italics*, [words](address)'],
    [
      'a<1/> ‹/ವಿವರಗಳು> </ವಿವರಗಳು>',
      '2 the words alone, or as Markdown: **bold**, *italics*, [words](address)',
      '7 the words alone, or as Markdown: **bold**, *italics*, [words](address)',
      '18 the words alone, or as Markdown: **bold**, *italics*, [words](address)',
    ],
    ['Good :tada:', '6 the character itself, such as 🚀'],
    ['Term\n: What it is', '2:1 a list: - **Term**: what it means'],
    ['A^[the words]', '2 [^1] here, and [^1]: the words as a paragraph of its own'],
    ['.. image:: a.png', '1 a directive of this site, or what it would show'],
    ['See :doc:`a` and `b <c>`_', '5 [words](address)', '18 [words](address)'],
    ['| {{ a }} |\n| --- |', '1:3 what it stands for'],
  ];
  for (const [text, ...found] of cases) assert.equal(find(text), found, text);
  const right = [
    'C++ and g++, a == b, 50%% of $x, `{{ x }}`, \\{{ x }}, a:b:c, std::foo::bar, at 10:30:45, {a, b}, {name}',
    'It costs $5 and $10, f(x) = y^2, x_1; [1], [a], a[i], [[1]], [[ -f x ]], [sic!] [!] [?]',
    '\\[sic\\] \\[1\\] \\[^1\\] \\[file_name\\] \\[a\\_b\\] \\[C++\\] \\[C:\\data\\] input\\[type=text\\] \\(c\\) (a+b)',
    '$$\nPizza\n$$',
    '1 < 2 > 1, a ‹b› c, `<1>a</1>`, \\{/a}',
    "Was?? Wie!!! It's 'a' and ''; a = b; :-) ;) (c)",
  ];
  for (const text of right) assert.equal(find(text), [], text);
});

unparsed('emphasis beside the signs of scripts without spaces', () => {
  const cases: [text: string, found: string][] = [
    ['**重要：**请看', '1 **重要**：'],
    ['请看**“重要”**的', '3 “**重要**”'],
    ['**「大切」**です', '1 「**大切**」'],
    ['**(중요)**은', '1 (**중요**)'],
    ['~~なし。~~です', '1 ~~なし~~。'],
    ['これは*「大切」*です', '4 「*大切*」'],
    ['これは**＋100円**です', '4 ＋**100円**'],
    ['これは**API（仕様）**です', '4 **API**（**仕様**）'],
    ['**「甲」と「乙」**です', '1 「**甲**」**と**「**乙**」'],
    ['**「甲\n乙」**です', '1:1 「**甲 乙**」'],
    ['**「*甲*」**です', '1 「***甲***」'],
    ['**`a`**です', '1 `a`'],
    ['**[計画](pages/b)**は', '1 [**計画**](pages/b)'],
    ['**「[計画](pages/b)」**は', '1 「[**計画**](pages/b)」'],
  ];
  for (const [text, found] of cases) {
    assert.equal(find(text), [found], text);
    const meant = `${text.slice(0, text.search(/[*~]/))}${found.replace(/^\S+ /, '')}${text.slice(text.search(/[\p{L}]+$/u))}`;
    assert.equal(find(meant), [], meant);
  }
  assert.equal(find('甲**「乙」**丙**丁。**戊**「己」**庚'), ['2 「**乙**」', '10 **丁**。', '17 「**己**」']);
  assert.equal(find('変数__a__は'), ['3 **a**, or \\_\\_ to show the signs.']);
  for (const right of ['価格* は税込、送料* は別', '**「甲」**']) assert.equal(find(right), [], right);
  assert.is(find('**Note:**text and **More:**text').length, 2);
  assert.match(find('**Note:**text')[0] ?? '', /with a space/);
});

unparsed('bold words with spaces inside their signs, in any script and of any length', () => {
  for (const text of [
    'यह ** महत्वपूर्ण ** है।',
    'এটি ** গুরুত্বপূর্ণ ** হয়।',
    'இது ** முக்கியம் ** ஆகும்.',
    '** ವೆಬ್\u200cಸೈಟ್ ** ಇಲ್ಲಿ',
    'هذا ** مهم ** جدا',
    'این ** مهم ** است',
    'यह ** बात** है',
    'و ** مهم ** جدا',
    'Das ist ** rot ** hier.',
    'Das, ** so rot ** ist es.',
    'C’est ** l’eau ** ici.',
    '** Il ** va.',
    'Das ist ** sehr wichtig für uns ** heute.',
    'यह ** बहुत ही महत्वपूर्ण बात ** है।',
    'هذا ** أمر مهم جدا ** اليوم.',
    'Это ** очень важная тема ** сегодня.',
    'Bitte ** nicht! ** berühren.',
    'هل هذا ** مفهوم؟ ** نعم.',
    'Das ist __ sehr wichtig __ hier.',
    '__ बात __ है',
  ]) {
    const [signs = ''] = /[*_]+/.exec(text) ?? [];
    const [found = '', ...others] = find(text);
    assert.ok(found.startsWith(`${text.indexOf(signs) + 1} ${signs} right before`), `${text}: ${found}`);
    assert.equal(others, [], text);
    assert.equal(find(text.replace(/([*_]+) (.*?) ?\1/, '$1$2$1')), [], text);
  }
  for (const right of [
    '2 ** 3 ** 4 and a ** b and x ** dx ** y',
    '`a ** bcd ** e`',
    '* * *',
    '** **',
    'marked ** are free, lunch** is not',
    'with ** or with **',
    'between ** and **',
    'between __ and __ here',
    'from 2 ** to 3 ** hotels',
    'Name: __ Date: __',
    'rooms ** are free for those who come early, and lunch ** is not',
    'prices ** of all the rooms that we have in the house by the lake ** are',
  ])
    assert.equal(find(right), [], right);
});

unparsed('emphasis with more signs at one end than at the other', () => {
  for (const [text, column, signs] of [
    ['Das ist **wichtig* heute.', 9, '\\* to show this one'],
    ['Das ist **wichtig heute*.', 9, '\\* to show this one'],
    ['Это *важно** сегодня.', 12, '\\* to show this one'],
    ['__wichtig_ a', 1, '\\_ to show this one'],
    ['***a** b', 1, '\\* to show this one'],
    ['***a* b', 1, '\\*\\* to show these'],
    ['**a**b**', 7, '\\*\\* to show these'],
  ] as const)
    assert.equal(find(text), [`${column} as many signs before the words as behind them, or ${signs}.`], text);
  for (const right of [
    '**180 €*** and\n**90 €***',
    '\\**a* and *b*\\*',
    '***a** b*',
    '*a **b***',
    '_a **b**_ __*c*__',
    '*a*, **b**',
    '密码****，**甲**',
  ])
    assert.equal(find(right), [], right);
});

unparsed('other spaces beside marks, and in addresses', () => {
  const places: [text: string, ...found: string[]][] = [
    ['##\u00a0A', '1:3 no-break space'],
    ['\u00a0## A', '1:1 no-break space'],
    ['## A\u2009##', '1:5 thin space'],
    ['##  \u00a0A', '1:5 no-break space'],
    ['-\u202fa\n-\u202fb', '1:2 narrow no-break space', '2:2 narrow no-break space'],
    ['\u3000- a', '1:1 ideographic space'],
    ['1.\u00a0a', '1:3 no-break space'],
    [
      '7.\u00a0sept\n8.\u00a0huit\n9.\u202fneuf',
      ...['1:3 no-break space', '2:3 no-break space', '3:3 narrow no-break space'],
    ],
    ['1. a\n2.\u00a0b', '2:3 no-break space'],
    ['a\n7)\u00a0b\n8) c', '2:3 no-break space'],
    ['See <https://plan.example/\u00a0a>', '1:27 no-break space'],
    ['<mailto:jo@plan.example\u00a0>', '1:24 no-break space'],
    ['- [\u00a0] a\n- [x]\u00a0b', '1:4 no-break space', '2:6 no-break space'],
    ['\u00a0> a', '1:1 no-break space'],
    ['>\u00a0[!NOTE]\n> a', '1:2 no-break space'],
    ['::: \u00a0note\na\n:::', '1:5 no-break space'],
    ['\u200b- a', '1:1 zero-width space'],
    ['| a |\n|\u00a0--- |\n| b |', '2:2 no-break space'],
    ['a\n---\u00a0', '2:4 no-break space'],
    ['*\u00a0*\u00a0*', '1:2 no-break space'],
    ['A **\u00a0b** c', '1:5 no-break space'],
    ['A _b\u3000_ c', '1:5 ideographic space'],
    ['[a](\u00a0pages/b)', '1:5 no-break space'],
    ['[a\u00a0b](/c/\u200b "d")', '1:10 zero-width space'],
    ['![a](b.png\u00a0"c")', '1:11 no-break space'],
    ['a [b]\n\n[b]:\u00a0/c/', '3:5 no-break space'],
  ];
  for (const [text, ...found] of places) {
    const { unparsed: all } = inspectMarkdown(parseMarkdown(text));
    assert.equal(
      all.map(({ at, of = '' }) => `${at.line}:${at.column} ${/an? (.*) \(/.exec(of)?.[1]}`),
      found,
      JSON.stringify(text),
    );
  }
  const right = [
    '**Attention\u00a0:** «\u00a0**b**\u00a0» 5\u00a0% à 10\u202f000\u00a0€*\u00a0; a\u00a0– b',
    '12.\u00a0Mai 2027, am 3.\u00a0Juni',
    'a\n12.\u00a0Mai\nb\n14.\u00a0Mai',
    '12.\u00a0Mai: a\\\n13.\u00a0Mai: b',
    '\u3000\u3000日本は',
    '| a |\n| --- |\n| \u00a0 |',
    '- \u200fمرحبا',
    '[a](https://plan.example/می\u200cخواهم)',
    '\\#\u00a0a and `#\u00a0b`',
  ];
  for (const text of right) assert.equal(find(text), [], JSON.stringify(text));
});

unparsed('tables whose second line has other columns than the first', () => {
  const cases: [text: string, columns: number][] = [
    ['| a | b | c |\n|---|---|\n| 1 | 2 | 3 |', 3],
    ['| a | b |\n|---|:-:|--:|\n| 1 | 2 |', 2],
    ['a | b | c\n--- | ---\n1 | 2 | 3', 3],
    ['| a | b |\n| 1 | 2 |', 2],
  ];
  for (const [text, columns] of cases) assert.equal(find(text), [`1:1 |${' --- |'.repeat(columns)}`], text);
  for (const right of ['| a | b |\n|---|---|', 'a | b\n--- | ---', 'a | b\n- - -', '|x| > 1\n|y| < 2', 'a\n\n| --- |'])
    assert.equal(find(right), [], right);
});

unparsed('sentences that are code, headings or lists by what is around them', () => {
  const code = 'it at the beginning of the line, or ``` above and below, if it is code.';
  const heading = 'an empty line above the hyphens, or ## before the words of a heading.';
  const note = '\\* at its beginning.';
  const cases: [text: string, found: string][] = [
    ['a\n\n    L’année 2026 fut belle.', `3:1 ${code}`],
    ['a\n\n\tEs war einmal\n\tein Hund.', `3:1 ${code}`],
    ['Das ist ein Satz.\n---', `1:1 ${heading}`],
    ['One line\nand another.\n---', `1:1 ${heading}`],
    ['Free delivery* on all.\n\n* Orders over 30 €.', `3:1 ${note}`],
    ['| Preis* |\n| --- |\n| 5 |\n\na\n\n* zzgl. MwSt.', `7:1 ${note}`],
    ['Prix\\* : 5 €\n\n* hors taxes\n* par jour', `3:1 ${note}`],
    ['€5* a day.\n\n* a\n* b\n\nc\n\n* hors taxes', `8:1 ${note}`],
  ];
  for (const [text, found] of cases) assert.equal(find(text), [found], text);
  const right = [
    'a\n\n    npm run build',
    'a\n\n    Error: "a" = {b}, see c.ts.',
    'Contact\n---',
    'slug: a\nlead: A sentence.\n---',
    'Das ist ein Satz.\n\n---',
    'Free delivery\\* on all.\n\n\\* Orders over 30 €.',
    'A *b* c\n\n* d\n* e',
    'Preis*\n\n* a\n* b\n* c',
    'ab* b\n\n- c',
    '> ab*.\n\n* c\n* d\n\ne\n\n* **f** g\n\n* **h**',
    'Our offers*:\n\n* c\n* d',
    '我们的报价*：\n\n* c',
    'Free delivery* on all.\n\n## A\n\n* c\n* d',
    'Free delivery\\* on all.\n\n\\* Orders over 30 €.\n\n* c\n* d',
    'Free delivery\\* on all.\n\n* c\n* d\n\n\\* Orders over 30 €.',
    'Find it with A* in a 4* hotel.\n\n* c\n* d',
  ];
  for (const text of right) assert.equal(find(text), [], text);
});

unparsed('blocks of code without their second fence, and none else', () => {
  const found = (text: string) => find(text).length;
  for (const open of ['```\na', '~~~\na\n```\n', '````\na\n```', '> ```\n> a\n\nb', '- ```\n  a\n\nb', '```\r\na\r\n'])
    assert.is(found(open), 1, JSON.stringify(open));
  const closed = [
    '```\na\n```',
    '> ~~~\n> a\n> ~~~~',
    '    a\r\n    b\r\n',
    '- a\n\n      ```b\n      c\n',
    '```\r\na\r\n```\r\n',
  ];
  for (const text of [...closed, '\ta\n\n\tb\n']) assert.is(found(text), 0, JSON.stringify(text));
});

unparsed.run();
