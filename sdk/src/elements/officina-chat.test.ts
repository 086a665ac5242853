import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { buildConfig, json } from '../testing/fake-server.js';
import { server, settle } from '../testing/visit.js';
import { WidgetPage, eventually, focused, visible } from '../testing/widget-page.js';

settle();

describe('the closed widget', () => {
  it('is a named 48 px bubble, 24 px from the corner, with a 24 px icon', async () => {
    const page = WidgetPage.put();
    const bubble = await eventually(() => page.bubble);
    const box = bubble.getBoundingClientRect();
    expect(box.width).to.equal(48);
    expect(box.height).to.equal(48);
    expect(document.documentElement.clientWidth - box.right).to.equal(24);
    expect(innerHeight - box.bottom).to.equal(24);
    expect(bubble.querySelector('svg')?.getBoundingClientRect().width).to.equal(24);
    expect(bubble.getAttribute('aria-label')).to.equal('Apri la chat: Giulia');
    expect(getComputedStyle(bubble).backgroundColor).to.equal('rgb(47, 107, 87)');
  });

  it('stands on the left of a page that reads from right to left', async () => {
    document.documentElement.dir = 'rtl';
    const page = WidgetPage.put();
    const { left } = (await eventually(() => page.bubble)).getBoundingClientRect();
    document.documentElement.removeAttribute('dir');
    expect(left).to.equal(24);
  });

  it('asks for the config of its installation, naming the page', async () => {
    const page = WidgetPage.put();
    await eventually(() => page.bubble);
    expect(server.paths[0]).to.equal(
      `config?install_id=install-1&origin=${encodeURIComponent(location.origin)}`,
    );
  });

  const refusals: [string, () => Response][] = [
    ['suspended', () => json({ suspended: true })],
    ['404', () => json({ data: null, suspended: true }, 404)],
    ['403', () => json({ data: null }, 403)],
    ['500', () => json({}, 500)],
    ['not JSON', () => new Response('<html>')],
    [
      'a broken network',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ];
  for (const [name, answer] of refusals)
    it(`shows nothing when the config is ${name}, and says so to the page`, async () => {
      server.config.answer = answer;
      let reason = '';
      document.addEventListener('officina-error', (event) => (reason = event.detail.reason), { once: true });
      const page = WidgetPage.put();
      await eventually(() => reason);
      expect(reason).to.equal('config');
      expect(page.element.shadowRoot?.childElementCount).to.equal(0);
      expect(page.element.getBoundingClientRect().height).to.equal(0);
    });

  it('asks for nothing when it is given a config', async () => {
    const page = WidgetPage.put({ config: buildConfig() });
    await eventually(() => page.bubble);
    expect(server.paths).to.deep.equal([]);
  });

  it('keeps a given config when the installation is named after it, as a framework may', async () => {
    const page = WidgetPage.put({ installId: '' });
    page.configure(buildConfig());
    page.element.installId = 'install-1';
    expect(visible(page.bubble)).to.equal(true);
    expect(server.paths).to.deep.equal([]);
  });

  it('becomes another installation when it is given another name', async () => {
    const page = WidgetPage.put();
    await eventually(() => page.bubble);
    server.config.answer = () => json(buildConfig({ install_id: 'install-2', bot_display_name: 'Marco' }));
    page.element.installId = 'install-2';
    expect(page.bubble).to.equal(undefined);
    await eventually(() => page.bubble?.getAttribute('aria-label') === 'Apri la chat: Marco');
    expect(server.paths.at(-1)).to.contain('install_id=install-2');
  });

  it('ignores colours that are none', async () => {
    const page = WidgetPage.put({ config: buildConfig({ bubble_color: 'url(https://evil.example/x)' }) });
    expect(getComputedStyle(await eventually(() => page.bubble)).backgroundColor).to.equal(
      'rgb(37, 99, 235)',
    );
  });

  it('stores nothing before the visitor writes', async () => {
    await WidgetPage.put().opened();
    expect(sessionStorage.length).to.equal(0);
    expect(localStorage.length).to.equal(0);
    expect(document.cookie).to.equal('');
  });
});

describe('the invitation', () => {
  it('comes after its delay, opens the chat, and goes', async () => {
    const page = WidgetPage.put();
    const text = await eventually(() => page.named('Hai bisogno di aiuto?'));
    expect(page.invitation!.getBoundingClientRect().width).to.be.at.most(240);
    text.click();
    await eventually(() => visible(page.window));
    expect(visible(page.invitation)).to.equal(false);
  });

  it('waits as long as the config says', async () => {
    const page = WidgetPage.put({ config: buildConfig({ display_delay_seconds: 0.3 }) });
    await eventually(() => page.bubble);
    expect(visible(page.invitation)).to.equal(false);
    const from = performance.now();
    await eventually(() => page.invitation);
    expect(performance.now() - from).to.be.greaterThan(200);
  });

  it('once dismissed stays away for the session, for this installation only', async () => {
    const first = WidgetPage.put();
    (await eventually(() => first.named('Chiudi il messaggio'))).click();
    expect(visible(first.invitation)).to.equal(false);
    expect(focused() === first.bubble, 'who has the keyboard').to.equal(true);
    first.element.remove();

    const again = WidgetPage.put();
    const other = WidgetPage.put({
      installId: 'install-2',
      config: buildConfig({ install_id: 'install-2' }),
    });
    await eventually(() => other.invitation);
    expect(visible(again.bubble)).to.equal(true);
    expect(visible(again.invitation)).to.equal(false);
  });

  it('does not exist without a text', async () => {
    const silent = WidgetPage.put({ config: buildConfig({ invitation_message_text: '' }) });
    const other = WidgetPage.put({
      installId: 'install-2',
      config: buildConfig({ install_id: 'install-2' }),
    });
    await eventually(() => other.invitation);
    expect(visible(silent.invitation)).to.equal(false);
  });
});

describe('opening and closing', () => {
  it('moves the keyboard in, closes on Escape, and gives the keyboard back', async () => {
    const page = WidgetPage.put();
    (await eventually(() => page.bubble)).focus();
    await sendKeys({ press: 'Enter' });
    await eventually(() => page.field && focused() === page.field, 'focus in the field');
    expect(visible(page.bubble)).to.equal(false);
    expect(page.one('[role=dialog]')?.getAttribute('aria-label')).to.equal('Chat con Giulia');

    await sendKeys({ press: 'Escape' });
    expect(page.element.open).to.equal(false);
    expect(visible(page.window)).to.equal(false);
    expect(focused() === page.bubble, 'who has the keyboard').to.equal(true);
  });

  it('closes by its button and reflects the state', async () => {
    const page = await WidgetPage.put().opened();
    expect(page.element.hasAttribute('open')).to.equal(true);
    page.named('Chiudi la chat')!.click();
    expect(page.element.hasAttribute('open')).to.equal(false);
    expect(visible(page.bubble)).to.equal(true);
  });

  it('can be refused by the page, both ways', async () => {
    const page = WidgetPage.put();
    await eventually(() => page.bubble);
    const refuse = (event: Event) => event.preventDefault();
    page.element.addEventListener('officina-open', refuse);
    page.element.show();
    expect(page.element.open).to.equal(false);
    page.element.removeEventListener('officina-open', refuse);
    page.element.addEventListener('officina-close', refuse);
    page.element.show();
    page.element.hide();
    expect(page.element.open).to.equal(true);
  });

  it('starts open when the config says so, without taking the keyboard', async () => {
    const page = WidgetPage.put({ config: buildConfig({ start_open: true }) });
    await eventually(() => visible(page.window) && page.field);
    expect(document.activeElement === document.body, 'who has the keyboard').to.equal(true);
  });

  it('does not open by itself on a phone, where it would cover the page', async () => {
    await setViewport({ width: 390, height: 700 });
    const page = WidgetPage.put({ config: buildConfig({ start_open: true }) });
    await eventually(() => visible(page.invitation));
    expect(page.element.open).to.equal(false);
  });

  it('stays closed for the visit, once the visitor has closed what opened by itself', async () => {
    const first = WidgetPage.put({ config: buildConfig({ start_open: true }) });
    await eventually(() => visible(first.window) && first.field);
    first.named('Chiudi la chat')!.click();
    first.element.remove();
    const next = WidgetPage.put({ config: buildConfig({ start_open: true }) });
    await eventually(() => visible(next.invitation));
    expect(next.element.open).to.equal(false);
  });

  it('is full screen and keeps Tab inside on a phone', async () => {
    await setViewport({ width: 390, height: 700 });
    const page = await WidgetPage.put().opened();
    const box = page.one('[part=window]')!.getBoundingClientRect();
    expect([box.left, box.top, box.width, box.height]).to.deep.equal([0, 0, 390, 700]);
    expect(getComputedStyle(page.one('[part=window]')!).borderRadius).to.equal('0px');
    await eventually(() => focused() === page.field);
    for (let press = 0; press < 12; press++) {
      await sendKeys({ press: 'Tab' });
      expect(
        page.element.contains(document.activeElement) || document.activeElement === page.element,
      ).to.equal(true);
    }
    await sendKeys({ press: 'Escape' });
    expect(focused() === page.bubble, 'who has the keyboard').to.equal(true);
  });

  it('has corners of 16 px on a desktop, and is no modal there', async () => {
    const page = await WidgetPage.put().opened();
    expect(getComputedStyle(page.one('[part=window]')!).borderRadius).to.equal('16px');
    expect(page.one('[role=dialog]')!.hasAttribute('aria-modal')).to.equal(false);
  });

  it('offers targets of at least 44 px for what is always there, and 24 px for the rest', async () => {
    const page = await WidgetPage.put().opened();
    for (const name of ['Chiudi la chat', 'Invia']) {
      const { width, height } = page.named(name)!.getBoundingClientRect();
      expect(Math.min(width, height), name).to.be.at.least(44);
    }
    for (const target of page.all('button, a').filter(visible))
      expect(target.getBoundingClientRect().height, target.textContent ?? '').to.be.at.least(24);
  });

  it('always says that it is an AI, whatever its name', async () => {
    const page = await WidgetPage.put({
      config: buildConfig({ bot_display_name: 'Operatore umano' }),
    }).opened();
    expect(page.one('header')!.textContent).to.contain('Operatore umano').and.contain('Assistente AI');
    expect(visible(page.one('.ai'))).to.equal(true);
  });
});
