// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { describe, expect, test } from 'vitest';
import { sanitiseBody } from '../../domain/article/sanitise-body';
import { ARTICLE_SEEDS } from '../../seeds/articles';
import { HELP_SEEDS } from '../../seeds/help';
import { problemsOf } from './check-html';
import { cleanPaste } from './clean-paste';
import { richHtmlExtensions } from './schema';
import { canonical, inLines, toHtml } from './to-html';

/** What the editor makes of HTML when nobody types anything. */
const through = (html: string): string => {
  const editor = new Editor({ extensions: richHtmlExtensions, content: html });
  const result = toHtml(editor.state.doc);
  editor.destroy();
  return result;
};

describe('what is allowed comes back as it was', () => {
  test.each([
    '<h1>Uno</h1><h2 class="lead" id="articolo-a">Due</h2><h3>Tre</h3><h4>4</h4><h5>5</h5><h6>6</h6>',
    '<p class="nota" title="Nota">Testo <strong>forte</strong>, <em>corsivo</em> e <code>codice</code></p>',
    '<p>prima<br>dopo</p>',
    '<p><a href="https://example.it/" title="Sito" class="esterno" id="articolo-l">qui</a></p>',
    '<p><a href="mailto:ciao@example.it">posta</a> <a href="tel:+39051">telefono</a> <a href="/help">aiuto</a> <a href="#articolo-a">su</a></p>',
    '<p><a href="/x"><code>codice che porta altrove</code></a></p>',
    '<p><strong><code>forte</code></strong></p>',
    '<ul><li>uno</li><li>due<ul><li>dentro</li></ul></li></ul>',
    '<ol><li><p>uno</p><p>ancora uno</p></li><li><p>due</p></li></ol>',
    '<blockquote>detto</blockquote>',
    '<blockquote><p>detto</p><p>e ridetto</p></blockquote>',
    '<pre><code class="language-js">const a = 1;\n  b();</code></pre>',
    '<pre>senza codice</pre>',
    '<img src="/uploads/a.webp" alt="Figura" title="Titolo" class="larga">',
    '<p>Testo con <img src="/illustrations/a.svg" alt="Figura"> in mezzo</p>',
    '<div class="riquadro"><p>Uno</p><ul><li>due</li></ul></div>',
    '<div class="riquadro">solo testo</div>',
    '<p>Una <span class="evidenza">parola <span id="articolo-b">dentro</span></span> così</p>',
    '<p>1 &lt; 2 &amp; 3 &gt; 2, «così» è l’uso</p>',
  ])('%s', (html) => expect(through(html)).toBe(html));

  test('every article and help page that we ship', () => {
    const spaceless = (html: string) => canonical(sanitiseBody(html)).replace(/>\s+</g, '><').trim();
    const bodies = [
      ...ARTICLE_SEEDS.flatMap(({ it, en }) => [it.body, en?.body ?? '']),
      ...HELP_SEEDS.flatMap(({ it, en }) => [it.body, en.body]),
    ];
    expect(bodies.length).toBeGreaterThan(20);
    for (const body of bodies) expect(spaceless(through(body))).toBe(spaceless(body));
  });

  test('and the server takes nothing away', () => {
    const html = through('<h2 class="a">T</h2><p>x<br>y <a href="/b" title="c">d</a></p><ul><li>e</li></ul>');
    expect(canonical(sanitiseBody(html))).toBe(html);
  });
});

test('what is not allowed does not get in', () =>
  expect(
    through(
      '<p onclick="x()" style="color:red">a<u>b</u><script>c</script></p><hr><table><tr><td>d</td></tr></table>',
    ),
  ).toBe('<p>ab</p><p>d</p>'));

test('an empty text is empty', () => expect([through(''), through('<p></p>')]).toEqual(['', '']));

test('300 kB are read and written', () => {
  const html = `<h2>Titolo</h2><p>${'parola '.repeat(60).trim()}</p><ul><li>uno</li></ul>`.repeat(650);
  expect(html.length).toBeGreaterThan(300_000);
  expect(through(html)).toBe(html);
});

test('HTML is shown block by block, and says the same', () => {
  const html = '<h2>T</h2><ul><li>a</li><li>b</li></ul><pre>x\n</pre><p>y</p>';
  expect(inLines(html)).toBe('<h2>T</h2>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<pre>x\n</pre>\n<p>y</p>');
  expect(through(inLines(html))).toBe(html);
});

describe('the HTML view names what would be lost', () => {
  test.each([
    ['<p>bene</p><img src="/uploads/a.webp" alt="A">', []],
    ['<table><tr><td>a</td></tr></table>', ['tag table', 'tag tbody', 'tag tr', 'tag td']],
    ['<p style="color:red">a</p><p style="x">b</p>', ['attribute style']],
    ['<img src="https://altrove.test/a.png" alt="a">', ['image https://altrove.test/a.png']],
    ['<img src="/uploads/a.png">', ['undescribed /uploads/a.png']],
    ['<a href="javascript:alert(1)">a</a>', ['link javascript:alert(1)']],
    ['<a href="www.example.it">a</a>', ['link www.example.it']],
  ])('%s', (html, problems) =>
    expect(problemsOf(html).map(({ kind, name }) => `${kind} ${name}`)).toEqual(problems),
  );
});

describe('pasted', () => {
  test('from Word, keeps words, headings and lists', () =>
    expect(
      cleanPaste(
        '<html><head><style>p{}</style></head><body lang=IT><!--StartFragment--><h2 style="x"><span lang=IT>Titolo</span></h2>' +
          '<p class=MsoNormal><b><span style="font-size:12pt">Forte</span></b><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>' +
          '<p class=MsoListParagraphCxSpFirst style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·  </span>uno</p>' +
          '<p class=MsoListParagraphCxSpLast style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·  </span>due</p>' +
          '<p class=MsoListParagraph style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">1.  </span>primo</p><!--EndFragment--></body></html>',
      ),
    ).toBe('<h2>Titolo</h2><p><b>Forte</b></p><ul><li>uno</li><li>due</li></ul><ol><li>primo</li></ol>'));

  test('from Google Docs, keeps emphasis that only a style says', () =>
    expect(
      cleanPaste(
        '<p dir="ltr"><span style="font-weight:700;color:#000">Forte</span> <span style="font-style:italic">corsivo</span></p>',
      ),
    ).toBe('<p><strong>Forte</strong> <em>corsivo</em></p>'));

  test('from another site, leaves its pictures and boxes there', () =>
    expect(
      cleanPaste('<div class="x"><div>uno</div><img src="https://altrove.test/a.png"><p>due</p></div>'),
    ).toBe('<p>uno</p><p>due</p>'));
});
