import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { buildConfig, reply } from '../testing/fake-server.js';
import { pressWithShift } from '../testing/press-with-shift.js';
import { answering, settle, startConversation } from '../testing/visit.js';
import { WidgetPage, eventually, focused, visible } from '../testing/widget-page.js';

settle();

describe('WCAG 2.2 AA in the window', () => {
  it('4.1.3: one log that announces whole replies, one status, and nothing else that speaks', async () => {
    const page = await startConversation();
    expect(page.all('[role=log]')).to.have.length(1);
    expect(page.one('[role=log]')!.getAttribute('aria-label')).to.equal('Messaggi');
    expect(page.all('[role=status]')).to.have.length(1);
    expect(page.all('[aria-live], [role=alert]')).to.have.length(0);
  });

  it('2.5.8: every target has at least 24 by 24 px', async () => {
    answering(
      ...reply('Ecco.', {
        sources: [{ title: 'a.pdf', page: 1, excerpt: 'b' }],
        suggestions: ['Altro?'],
        handover: true,
      }),
    );
    const page = await startConversation();
    await eventually(() => page.named('Altro?'));
    for (const target of page.all('button, a, textarea, input').filter(visible)) {
      const { width, height } = target.getBoundingClientRect();
      expect(Math.min(width, height), target.outerHTML).to.be.at.least(24);
    }
  });

  it('4.1.2: every button and field has a name, and no two of a reply the same', async () => {
    const page = await startConversation();
    const names = page
      .all('button')
      .filter(visible)
      .map((button) => button.getAttribute('aria-label') ?? button.textContent?.trim());
    expect(names).not.to.include('');
    expect(new Set(names).size).to.equal(names.length);
  });

  it('2.4.7: whatever has the keyboard shows a ring of at least 2 px', async () => {
    const page = await startConversation();
    const visited = new Set<Element>();
    for (let press = 0; press < 14; press++) {
      // Backwards from the field at the end, until the keyboard leaves the page.
      await pressWithShift('Tab');
      if (!document.hasFocus()) break;
      const element = focused();
      if (!element || !page.element.shadowRoot!.contains(page.window!) || visited.has(element)) continue;
      if (!page.all('*').includes(element as HTMLElement)) continue;
      visited.add(element);
      const ring = getComputedStyle(element.closest('.field') ?? element);
      expect(parseFloat(ring.outlineWidth), element.outerHTML).to.be.at.least(2);
      expect(ring.outlineStyle, element.outerHTML).not.to.equal('none');
    }
    expect(visited.size).to.be.greaterThan(5);
  });

  it('1.4.10 and 1.4.12: nothing is cut at 320 px, nor with wide text spacing', async () => {
    await setViewport({ width: 320, height: 480 });
    answering(
      ...reply('Unaparolalunghissimasenzaspazichenonfiniscemai e poi **basta**.', {
        suggestions: ['Una domanda piuttosto lunga che va a capo?'],
      }),
    );
    const page = await startConversation();
    page.element.style.setProperty('letter-spacing', '0.12em', 'important');
    page.element.style.setProperty('word-spacing', '0.16em', 'important');
    page.element.style.setProperty('line-height', '1.5', 'important');
    const box = page.one('[part=window]')!.getBoundingClientRect();
    expect(box.width).to.equal(320);
    for (const element of page.all('.text, .pill, .name, .icon, textarea').filter(visible)) {
      const { left, right } = element.getBoundingClientRect();
      expect(left, element.outerHTML).to.be.at.least(0);
      expect(right, element.outerHTML).to.be.at.most(320);
    }
    expect(page.one('.scroller')!.scrollWidth).to.equal(page.one('.scroller')!.clientWidth);
  });

  it('1.4.13 and 2.1.1: what the mouse can do with a reply, the keyboard can', async () => {
    const page = await startConversation();
    for (const name of ['Copia la risposta', 'Risposta utile', 'Risposta non utile']) {
      const button = page.named(name)!;
      button.focus();
      expect(focused(), name).to.equal(button);
      expect(getComputedStyle(button).opacity, name).to.equal('1');
    }
  });

  it('3.3.1: an error is text, tied to its field, which gets the keyboard', async () => {
    const page = await startConversation();
    (await eventually(() => page.named('Parla con una persona'))).click();
    (await eventually(() => page.named('Invia richiesta'))).click();
    const field = page.one('input[type=email]')!;
    await eventually(() => field.getAttribute('aria-invalid') === 'true');
    const root = field.getRootNode() as ShadowRoot;
    const described = field.getAttribute('aria-describedby')!.split(' ');
    expect(described.map((id) => root.getElementById(id)?.textContent).join(' ')).to.contain(
      'Inserisci un indirizzo email valido.',
    );
    expect(focused() === field, 'who has the keyboard').to.equal(true);
    expect(field.getAttribute('autocomplete')).to.equal('email');
  });

  it('3.1.2: the words of the widget and those of the chatbot say their language', async () => {
    const page = await WidgetPage.put({ language: 'en', config: buildConfig({ language: 'it' }) }).opened();
    expect(page.one('[role=dialog]')!.lang).to.equal('en');
    expect(page.log!.lang).to.equal('it');
  });
});
