import { expect } from '@open-wc/testing';
import { render } from 'lit';
import { HEAVY_REPLIES, HOSTILE_REPLIES } from '../testing/hostile-replies.js';
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

  it('are at least sixty', () => expect(HOSTILE_REPLIES.length).to.be.at.least(60));
  for (const markdown of HOSTILE_REPLIES)
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

  for (const [name, text] of HEAVY_REPLIES)
    it(`is not slowed down by ${name}`, () => {
      const from = performance.now();
      renderMarkdown(text);
      expect(performance.now() - from).to.be.below(200);
    });
});
