import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { UnreadEvent } from '../events/unread-event.js';
import { FakeServer, buildConfig, json } from '../testing/fake-server.js';
import { itUnderMedia } from '../testing/it-under-media.js';
import { WidgetPage, eventually, focused, visible } from '../testing/widget-page.js';

let server: FakeServer;

beforeEach(async () => {
  sessionStorage.clear();
  server = new FakeServer();
  await setViewport({ width: 1000, height: 800 });
});

afterEach(() => {
  for (const element of document.querySelectorAll('officina-chat')) element.remove();
  document.documentElement.removeAttribute('dir');
  server.restore();
});

const unread = (page: WidgetPage, count: number, label: string) =>
  page.window?.dispatchEvent(new UnreadEvent(count, label));

describe('unread messages', () => {
  it('stand on the bubble, in its description, and leave again', async () => {
    const page = await WidgetPage.put().opened();
    page.element.hide();
    const received: number[] = [];
    page.element.addEventListener('officina-unread', ({ count }) => received.push(count));
    unread(page, 2, '2 nuovi messaggi');
    await eventually(() => page.one('.unread')?.textContent === '2');
    expect(page.bubble?.getAttribute('aria-label')).to.equal('Apri la chat: Giulia');
    expect(page.bubble?.ariaDescription).to.equal('2 nuovi messaggi');
    unread(page, 0, '');
    await eventually(() => !page.one('.unread'));
    expect(page.bubble?.ariaDescription).to.equal('');
    expect(received).to.deep.equal([2, 0]);
  });

  it('can be read on any bubble, and survive a new config', async () => {
    const page = await WidgetPage.put().opened();
    page.element.hide();
    unread(page, 3, '3 nuovi messaggi');
    page.configure(buildConfig({ bubble_color: '#b91c1c' }));
    const badge = await eventually(() => page.one('.unread'));
    expect(badge?.textContent).to.equal('3');
    const { color, backgroundColor } = getComputedStyle(badge ?? document.body);
    expect([color, backgroundColor]).to.deep.equal(['rgb(255, 255, 255)', 'rgb(185, 28, 28)']);
  });
});

describe('the side of the page', () => {
  const sides: [string, 'left' | 'right', string, 'left' | 'right'][] = [
    ['ltr', 'right', 'right', 'right'],
    ['ltr', 'left', 'left', 'left'],
    ['rtl', 'right', 'left', 'left'],
    ['rtl', 'left', 'right', 'right'],
  ];
  for (const [dir, position, visible] of sides)
    it(`${position} of a page that reads ${dir} is ${visible}`, async () => {
      document.documentElement.dir = dir;
      const page = WidgetPage.put({ config: buildConfig({ position }) });
      const invitation = await eventually(() => page.invitation);
      for (const part of [page.bubble, invitation]) {
        const { left, right } = part?.getBoundingClientRect() ?? new DOMRect();
        const distance = visible === 'left' ? left : document.documentElement.clientWidth - right;
        // Firefox lays out in sixtieths of a pixel.
        expect(distance).to.be.closeTo(24, 0.05);
      }
    });

  for (const [dir, position, , visible] of sides)
    it(`${position} of a container that reads ${dir} is ${visible} as well`, async () => {
      const box = document.body.appendChild(document.createElement('div'));
      box.style.cssText = 'width:400px;height:600px';
      box.dir = dir;
      const page = WidgetPage.put({ embedded: true, config: buildConfig({ position }) }, box);
      const invitation = await eventually(() => page.invitation);
      const around = box.getBoundingClientRect();
      for (const part of [page.bubble, invitation]) {
        const { left, right } = part?.getBoundingClientRect() ?? new DOMRect();
        expect(visible === 'left' ? left - around.left : around.right - right).to.equal(16);
      }
      box.remove();
    });
});

describe('what the page says', () => {
  it('identify(): name and address go with each message, and are kept nowhere', async () => {
    const page = WidgetPage.put();
    await eventually(() => page.bubble);
    page.element.identify({ name: 'Anna', email: 'anna@example.com' });
    await page.opened();
    await page.say('Ciao');
    await eventually(() => server.chatRequests.length === 1);
    expect(server.chatRequests[0]?.visitor).to.deep.equal({ name: 'Anna', email: 'anna@example.com' });
    await eventually(() => page.messageTexts.length === 3);
    page.element.identify(null);
    await page.say('Ancora');
    await eventually(() => server.chatRequests.length === 2);
    expect(server.chatRequests[1]).not.to.have.property('visitor');
    const stored =
      JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }) + document.cookie;
    expect(stored).not.to.contain('Anna').and.not.to.contain('anna@');
  });

  it('words: another language, for the closed widget and the open one; what is missing stays', async () => {
    const page = WidgetPage.put();
    page.element.words = { open: 'Ouvrir le chat', dismiss: 'Fermer', placeholder: 'Écrivez un message...' };
    await eventually(() => page.named('Fermer'));
    expect(page.bubble?.getAttribute('aria-label')).to.equal('Ouvrir le chat: Giulia');
    await page.opened();
    expect(page.field?.placeholder).to.equal('Écrivez un message...');
    expect(visible(page.named('Invia'))).to.equal(true);
    page.element.words = null;
    await eventually(() => page.field?.placeholder === 'Scrivi un messaggio...');
    expect(page.bubble?.getAttribute('aria-label')).to.equal('Apri la chat: Giulia');
  });

  it('calls made before the element is one wait for it', async () => {
    const early = document.createElement('late-chat');
    const Late = class extends (customElements.get('officina-chat') as CustomElementConstructor) {};
    const requested = customElements
      .whenDefined('late-chat')
      .then(() => (early as never as WidgetPage['element']).ask('Aperti?'));
    Object.assign(early, { installId: 'install-1' });
    document.body.append(early);
    customElements.define('late-chat', Late);
    await requested;
    await eventually(() => server.chatRequests.length === 1);
    expect(server.chatRequests[0]?.message).to.equal('Aperti?');
    early.remove();
  });

  it('a question asked before the config is here is sent once it is', async () => {
    // The window's code is here already: another chatbot of the page needed it.
    await WidgetPage.put().opened();
    let bring = () => {};
    server.config.answer = () => new Promise((resolve) => (bring = () => resolve(json(buildConfig()))));
    const page = WidgetPage.put({ installId: 'install-2' });
    await page.element.ask('Aperti?');
    expect(server.chatRequests).to.have.length(0);
    bring();
    await eventually(() => server.chatRequests.length === 1);
    expect(server.chatRequests[0]).to.include({ install_id: 'install-2', message: 'Aperti?' });
  });

  it('toggle() opens and closes, with the keyboard', async () => {
    const page = WidgetPage.put();
    await eventually(() => page.bubble);
    page.element.toggle();
    await eventually(() => page.field && focused() === page.field);
    page.element.toggle();
    expect(page.element.open).to.equal(false);
    expect(focused() === page.bubble, 'who has the keyboard').to.equal(true);
  });
});

describe('a conversation from the page before', () => {
  const talked = () => {
    sessionStorage.setItem('officina-chat:install-1', JSON.stringify({ id: 's1', token: 't1' }));
    sessionStorage.setItem('officina-chat:install-1:open', '0');
  };

  it('has the window listen hidden, so that a person can be heard', async () => {
    talked();
    const page = WidgetPage.put();
    await eventually(() => page.window);
    expect(visible(page.window)).to.equal(false);
    expect(visible(page.bubble)).to.equal(true);
  });

  it('costs a first visitor no window', async () => {
    const page = WidgetPage.put();
    await eventually(() => page.invitation);
    await new Promise((resolve) => requestIdleCallback(resolve));
    expect(page.window).to.equal(undefined);
  });
});

itUnderMedia({ forcedColors: 'active' }, 'shows its border where colours are forced', async () => {
  const page = WidgetPage.put();
  const bubble = await eventually(() => page.bubble);
  expect(getComputedStyle(bubble).borderTopWidth).to.equal('1px');
});
