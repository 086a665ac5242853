import { expect } from '@open-wc/testing';
import { json, storedMessage } from '../testing/fake-server.js';
import { line, server, settle } from '../testing/visit.js';
import { WidgetPage, eventually } from '../testing/widget-page.js';

settle();

describe('a long conversation', () => {
  const stored = (from: number, upTo: number) =>
    Array.from({ length: upTo - from }, (_, at) =>
      storedMessage(at % 2 ? 'bot' : 'user', `Messaggio ${from + at}`, { id: `m${from + at}` }),
    );
  const history = (messages: unknown[], has_more: boolean) =>
    json({ messages, has_more, attended_by: 'bot', person_requested: false });
  const inPage = (page: WidgetPage) => page.log!.childElementCount;
  const scrollTo = async (scroller: Element, top: number) => {
    scroller.scrollTop = top;
    // The browser says so with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  };

  const resumed = async (upTo = 300) => {
    sessionStorage.setItem('officina-chat:install-1', JSON.stringify({ id: 's1', token: 't1' }));
    server.history = () =>
      server.paths.at(-1)!.includes('before=')
        ? history(stored(0, upTo - 200), false)
        : history(stored(upTo - 200, upTo), upTo > 200);
    const page = await WidgetPage.put().opened();
    await eventually(() => page.messageTexts.at(-1) === `Messaggio ${upTo - 1}`);
    return page;
  };

  it('has its last 50 messages in the page, and older ones on demand, up to the welcome', async () => {
    const page = await resumed();
    expect(inPage(page)).to.equal(50);
    for (let press = 0; press < 3; press++) {
      page.named('Mostra i messaggi precedenti')!.click();
      await eventually(() => inPage(page) === 100 + press * 50);
    }
    page.named('Mostra i messaggi precedenti')!.click();
    await eventually(() => inPage(page) === 250);
    expect(server.paths.filter((path) => path.includes('before=m100'))).to.have.length(1);
    page.named('Mostra i messaggi precedenti')!.click();
    await eventually(() => page.messageTexts[0] === 'Ciao! Come posso aiutarti?');
    expect(page.messageTexts[1]).to.equal('Messaggio 0');
    await eventually(() => !page.named('Mostra i messaggi precedenti'));
  });

  it('leaves what is read where it is while older messages come above it', async () => {
    const page = await resumed();
    const scroller = page.one('.scroller')!;
    await eventually(() => scroller.scrollTop > 0);
    await scrollTo(scroller, 0);
    const first = page.log!.firstElementChild!;
    const before = first.getBoundingClientRect().top;
    page.named('Mostra i messaggi precedenti')!.click();
    await eventually(() => inPage(page) === 100);
    expect(Math.abs(first.getBoundingClientRect().top - before)).to.be.below(60);
  });

  it('does not draw anew what is already there', async () => {
    const page = await resumed();
    const last = page.log!.lastElementChild!;
    await page.say('Ciao');
    await eventually(() => page.messageTexts.at(-1) === 'Va bene.');
    expect(page.log!.contains(last)).to.equal(true);
    expect(inPage(page)).to.equal(50);
  });

  it('follows the end only while the reader is there', async () => {
    const page = await resumed();
    const scroller = page.one('.scroller')!;
    const live = await line();
    await eventually(() => scroller.scrollTop > 0);
    await scrollTo(scroller, 100);
    live.send({ type: 'message', message: storedMessage('bot', 'Novità', { id: 'new' }) });
    const newer = await eventually(() => page.named('Nuovi messaggi'));
    expect(scroller.scrollTop).to.be.below(200);
    newer.click();
    await eventually(() => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 2);
    await eventually(() => !page.named('Nuovi messaggi'));
    live.send({ type: 'message', message: storedMessage('bot', 'Altra novità', { id: 'newer' }) });
    await eventually(() => page.messageTexts.at(-1) === 'Altra novità');
    await eventually(() => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 2);
  });
});
