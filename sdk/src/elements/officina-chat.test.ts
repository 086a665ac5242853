import { expect } from '@open-wc/testing';
import { sendKeys, setViewport, emulateMedia } from '@web/test-runner-commands';
import type { OfficinaChat } from './officina-chat.js';
import { FakeServer, aConfig, json, reply, type Stream } from '../testing/fake-server.js';
import { WidgetPage, eventually, findAll, focused, visible } from '../testing/widget-page.js';

let server: FakeServer;

beforeEach(async () => {
  sessionStorage.clear();
  server = new FakeServer();
  await setViewport({ width: 1000, height: 800 });
});

afterEach(() => {
  for (const element of document.querySelectorAll('officina-chat')) element.remove();
  server.restore();
});

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
    const page = WidgetPage.put({ config: aConfig() });
    await eventually(() => page.bubble);
    expect(server.paths).to.deep.equal([]);
  });

  it('keeps a given config when the installation is named after it, as a framework may', async () => {
    const page = WidgetPage.put({ installId: '' });
    page.configure(aConfig());
    page.element.installId = 'install-1';
    expect(visible(page.bubble)).to.equal(true);
    expect(server.paths).to.deep.equal([]);
  });

  it('becomes another installation when it is given another name', async () => {
    const page = WidgetPage.put();
    await eventually(() => page.bubble);
    server.config.answer = () => json(aConfig({ install_id: 'install-2', bot_display_name: 'Marco' }));
    page.element.installId = 'install-2';
    expect(page.bubble).to.equal(undefined);
    await eventually(() => page.bubble?.getAttribute('aria-label') === 'Apri la chat: Marco');
    expect(server.paths.at(-1)).to.contain('install_id=install-2');
  });

  it('ignores colours that are none', async () => {
    const page = WidgetPage.put({ config: aConfig({ bubble_color: 'url(https://evil.example/x)' }) });
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
    expect(page.invitation).to.equal(undefined);
  });

  it('waits as long as the config says', async () => {
    const page = WidgetPage.put({ config: aConfig({ display_delay_seconds: 0.3 }) });
    await eventually(() => page.bubble);
    expect(page.invitation).to.equal(undefined);
    const from = performance.now();
    await eventually(() => page.invitation);
    expect(performance.now() - from).to.be.greaterThan(200);
  });

  it('once dismissed stays away for the session, for this installation only', async () => {
    const first = WidgetPage.put();
    (await eventually(() => first.named('Chiudi il messaggio'))).click();
    expect(first.invitation).to.equal(undefined);
    expect(focused()).to.equal(first.bubble);
    first.element.remove();

    const again = WidgetPage.put();
    const other = WidgetPage.put({ installId: 'install-2', config: aConfig({ install_id: 'install-2' }) });
    await eventually(() => other.invitation);
    expect(visible(again.bubble)).to.equal(true);
    expect(again.invitation).to.equal(undefined);
  });

  it('does not exist without a text', async () => {
    const silent = WidgetPage.put({ config: aConfig({ invitation_message_text: '' }) });
    const other = WidgetPage.put({ installId: 'install-2', config: aConfig({ install_id: 'install-2' }) });
    await eventually(() => other.invitation);
    expect(silent.invitation).to.equal(undefined);
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
    expect(focused()).to.equal(page.bubble);
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
    const page = WidgetPage.put({ config: aConfig({ start_open: true }) });
    await eventually(() => visible(page.window) && page.field);
    expect(document.activeElement).to.equal(document.body);
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
    expect(focused()).to.equal(page.bubble);
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
    const page = await WidgetPage.put({ config: aConfig({ bot_display_name: 'Operatore umano' }) }).opened();
    expect(page.one('header')!.textContent).to.contain('Operatore umano').and.contain('Assistente AI');
    expect(visible(page.one('.ai'))).to.equal(true);
  });
});

describe('the chosen font', () => {
  const families = () => [...document.fonts].map(({ family }) => family.replaceAll('"', ''));

  it('comes with the open chat, from the origin of the API', async () => {
    const page = WidgetPage.put({ config: aConfig({ font_family: 'Work Sans' }) });
    await eventually(() => page.invitation);
    expect(families()).not.to.include('Officina Work Sans');
    await page.opened();
    expect(families().filter((family) => family === 'Officina Work Sans')).to.have.length(2);
    expect(getComputedStyle(page.window!).fontFamily).to.match(
      /^"Officina Work Sans", "Work Sans", system-ui/,
    );
  });

  it('is seen at once in the preview, open or not', async () => {
    const page = WidgetPage.put({ previewToken: 'mine', config: aConfig({ font_family: 'Rubik' }) });
    expect(families()).to.include('Officina Rubik');
    page.configure(aConfig({ font_family: 'Karla' }));
    expect(families()).to.include('Officina Karla');
    expect(getComputedStyle(page.element).fontFamily).to.match(/^"Officina Karla"/);
  });
});

describe('the header', () => {
  const header = async (name: string) => {
    const page = await WidgetPage.put({ config: aConfig({ bot_display_name: name }) }).opened();
    return page.one('header')!.innerText.split(/\n+/);
  };

  it('says once that a bot called AI assistant is one', async () =>
    expect(await header('Assistente AI')).to.deep.equal(['Assistente AI']));

  it('says it beside any other name', async () =>
    expect(await header('Giulia')).to.deep.equal(['Giulia', 'Assistente AI']));
});

it('shows one focus ring around the message field', async () => {
  const page = await WidgetPage.put().opened();
  await sendKeys({ press: 'Tab' });
  await sendKeys({ press: 'Shift+Tab' });
  expect(focused()).to.equal(page.field);
  expect(getComputedStyle(page.field!).outlineStyle).to.equal('none');
  expect(getComputedStyle(page.field!.closest('.field')!).outlineWidth).to.equal('2px');
});

describe('a conversation', () => {
  it('begins with the welcome, and has the default one without a text', async () => {
    const page = await WidgetPage.put().opened();
    expect(page.said).to.deep.equal(['Ciao! Come posso aiutarti?']);
    page.configure(aConfig({ welcome_message_closed: '' }));
    await eventually(() => page.said[0] === 'Ciao! Sono qui per aiutarti.');
    expect(page.field!.placeholder).to.equal('Scrivi un messaggio...');
  });

  it('sends on Enter, shows dots, streams the reply, and names its sources', async () => {
    let stream!: Stream;
    server.answer = () => server.stream((made) => (stream = made));
    const page = await WidgetPage.put().opened();
    const events: string[] = [];
    page.element.addEventListener('officina-message', (event) =>
      events.push(`${event.detail.sender}: ${event.detail.text}`),
    );
    await page.say('  Quando spedite?  ');
    await eventually(() => page.one('.dots'));
    expect(
      page
        .all('[role=status]')
        .map((status) => status.textContent)
        .join(),
    ).to.contain('Giulia sta scrivendo…');
    expect(page.field!.value).to.equal('');

    await eventually(() => stream);
    const [start, session, ...rest] = reply('In **24 ore**.', {
      sources: [{ title: 'spedizioni.pdf', page: 3, excerpt: 'Entro 24 ore lavorative.' }],
    });
    stream.send(start!, session!, rest[0]!, rest[1]!);
    await eventually(() => page.growing !== '');
    expect(page.said).to.have.length(2);
    stream.send(...rest.slice(2));
    stream.end();

    await eventually(() => page.said.length === 3);
    expect(page.said).to.deep.equal(['Ciao! Come posso aiutarti?', 'Quando spedite?', 'In 24 ore.']);
    expect(findAll(page.log!, 'strong')[0]?.textContent).to.equal('24 ore');
    expect(findAll(page.log!, '[data-ai-generated]')).to.have.length(2);
    expect(events).to.deep.equal(['user: Quando spedite?', 'bot: In **24 ore**.']);

    const chip = await eventually(() => page.named('spedizioni.pdf'));
    expect(chip.textContent).to.contain('pag. 3');
    chip.click();
    await eventually(() => page.one('blockquote')?.textContent === 'Entro 24 ore lavorative.');
    chip.click();
    await eventually(() => !page.one('blockquote'));
  });

  it('shows the excerpt of a source on focus, and hides it on Escape without closing the chat', async () => {
    server.answer = () =>
      server.stream(({ send, end }) => {
        send(...reply('Sì.', { sources: [{ title: 'a.txt', page: null, excerpt: 'Testo.' }] }));
        end();
      });
    const page = await WidgetPage.put().opened();
    await page.say('Davvero?');
    (await eventually(() => page.named('a.txt'))).focus();
    await eventually(() => page.one('blockquote'));
    await sendKeys({ press: 'Escape' });
    await eventually(() => !page.one('blockquote'));
    expect(page.element.open).to.equal(true);
  });

  it('sends what the contract asks for, and never a prompt or a history', async () => {
    const page = await WidgetPage.put().opened();
    await page.say('Uno');
    await eventually(() => page.said.length === 3);
    await page.say('Due');
    await eventually(() => server.asked.length === 2);
    const [first, second] = server.asked;
    expect(first).to.include({
      install_id: 'install-1',
      installId: 'install-1',
      chatbot_id: 'bot-1',
      botKey: 'key-1',
      message: 'Uno',
      widget_version: '1.0.8',
      language: 'it',
    });
    expect(first!.message_id).to.match(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(first).not.to.have.any.keys(
      'sessionId',
      'instructions_prompt',
      'system_prompt',
      'tone',
      'previous_messages',
    );
    expect(first!.origin_url).to.equal(location.origin + location.pathname);
    expect(second).to.include({ sessionId: 's1', session_token: 't1' });
    expect(second!.message_id).not.to.equal(first!.message_id);
  });

  it('sends nothing that is empty, and nothing while a reply is on its way', async () => {
    server.answer = () => server.stream(() => undefined);
    const page = await WidgetPage.put().opened();
    await page.say('   ');
    await page.say('Ciao');
    await eventually(() => server.asked.length === 1);
    await page.say('Ancora');
    expect(page.field!.value).to.equal('Ancora');
    expect(server.asked).to.have.length(1);
  });

  it('adds a line on Shift+Enter and grows from 24 to at most 120 px', async () => {
    const page = await WidgetPage.put().opened();
    await eventually(() => focused() === page.field);
    expect(page.field!.getBoundingClientRect().height).to.equal(24);
    for (let line = 0; line < 8; line++) {
      await sendKeys({ type: 'riga' });
      await sendKeys({ press: 'Shift+Enter' });
    }
    expect(page.field!.value.split('\n')).to.have.length(9);
    expect(page.field!.getBoundingClientRect().height).to.equal(120);
    expect(server.asked).to.have.length(0);
    await sendKeys({ press: 'Enter' });
    await eventually(() => server.asked.length === 1);
    await eventually(() => page.field!.getBoundingClientRect().height === 24);
  });

  it('has the whole reply enter the log once, however many letters were shown', async () => {
    const page = await WidgetPage.put().opened();
    let added = 0;
    new MutationObserver((changes) => {
      for (const change of changes)
        added += [...change.addedNodes].filter((node) => node.nodeName === 'OFFICINA-CHAT-MESSAGE').length;
    }).observe(page.log!, { childList: true, subtree: true });
    await page.say('Ciao');
    await eventually(() => page.said.length === 3);
    await page.one('officina-chat-window')!.getAnimations();
    expect(added).to.equal(2);
  });

  it('offers suggestions that are sent as they are', async () => {
    server.answer = () =>
      server.stream(({ send, end }) => {
        send(...reply('Dimmi.', { suggestions: ['Quanto costa?', 'Dove siete?'] }));
        end();
      });
    const page = await WidgetPage.put().opened();
    await page.say('Ciao');
    (await eventually(() => page.named('Dove siete?'))).click();
    await eventually(() => server.asked.length === 2);
    expect(server.asked[1]!.message).to.equal('Dove siete?');
  });

  it('understands a server that does not stream', async () => {
    server.answer = () =>
      json({
        reply: 'Tutto insieme.',
        sources: [],
        suggestions: [],
        handover: false,
        sessionId: 's9',
        session_token: 't9',
      });
    const page = await WidgetPage.put().opened();
    await page.say('Ciao');
    await eventually(() => page.said[2] === 'Tutto insieme.');
    await page.say('Di nuovo');
    await eventually(() => server.asked.length === 2);
    expect(server.asked[1]!.sessionId).to.equal('s9');
  });

  it('makes no element and no request out of a hostile reply', async () => {
    const hostile =
      '<img src=x onerror=alert(1)> ![p](https://evil.example/?q=1) [x](javascript:alert(1)) <script>alert(1)</script>';
    server.answer = () => json({ reply: hostile });
    const page = await WidgetPage.put().opened();
    await page.say('Ciao');
    await eventually(() => page.said.length === 3);
    expect(findAll(page.log!, 'img, script, iframe, a')).to.have.length(0);
    expect(page.said[2]).to.contain('<img src=x onerror=alert(1)>');
  });

  it('asks from the page: ask() opens and sends', async () => {
    const page = WidgetPage.put();
    await eventually(() => page.bubble);
    await page.element.ask('Ci siete?');
    await eventually(() => page.said[1] === 'Ci siete?');
    expect(page.element.open).to.equal(true);
  });
});

describe('when there is no reply', () => {
  const failures: [string, string, () => Response | Promise<Response>][] = [
    ['500', '⚠️ Non riesco a rispondere ora. Riprova tra poco.', () => json({}, 500)],
    ['429', '⚠️ Non riesco a rispondere ora. Riprova tra poco.', () => json({}, 429)],
    ['empty', '⚠️ Non riesco a rispondere ora. Riprova tra poco.', () => json({ reply: '' })],
    ['garbage', '⚠️ Non riesco a rispondere ora. Riprova tra poco.', () => new Response('<html>no</html>')],
    [
      'an error in the stream',
      '⚠️ Non riesco a rispondere ora. Riprova tra poco.',
      () =>
        server.stream(({ send, end }) => {
          send({ type: 'error', errorText: 'x', code: 'UNAVAILABLE' });
          end();
        }),
    ],
    [
      'a broken network',
      '⚠️ Errore di rete. Riprova tra poco.',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
    [
      'a connection that breaks',
      '⚠️ Errore di rete. Riprova tra poco.',
      () =>
        server.stream((stream) => {
          stream.send(...reply('A metà').slice(0, 4));
          setTimeout(() => stream.break(), 20);
        }),
    ],
  ];
  for (const [name, text, answer] of failures)
    it(`says so (${name}), and tries again with the same message`, async () => {
      server.answer = answer;
      const page = await WidgetPage.put().opened();
      await page.say('Ci sei?');
      await eventually(() => page.said[2] === text, `“${text}” in ${JSON.stringify(page.said)}`);

      server.answer = () => json({ reply: 'Eccomi.' });
      (await eventually(() => page.named('Riprova'))).click();
      await eventually(() => page.said[2] === 'Eccomi.');
      expect(page.said).to.deep.equal(['Ciao! Come posso aiutarti?', 'Ci sei?', 'Eccomi.']);
      expect(server.asked[1]!.message_id).to.equal(server.asked[0]!.message_id);
    });

  it('gives up after 15 seconds of silence', async () => {
    server.answer = () => new Promise(() => undefined);
    const page = await WidgetPage.put().opened();
    // Nobody waits 15 seconds in a test: the clock's alarm is rung by hand.
    const { setTimeout } = window;
    const alarms: (() => void)[] = [];
    window.setTimeout = ((run: () => void, delay?: number) =>
      delay === 15_000 ? alarms.push(run) : setTimeout(run, delay)) as typeof window.setTimeout;
    try {
      await page.say('Ci sei?');
      await eventually(() => server.asked.length === 1 && alarms.length === 1);
    } finally {
      window.setTimeout = setTimeout;
    }
    alarms[0]!();
    await eventually(() => page.said[2] === '⚠️ Errore di rete. Riprova tra poco.');
    expect(server.signals.at(-1)?.aborted).to.equal(true);
  });

  it('stops asking when the widget is removed', async () => {
    server.answer = () => server.stream(() => undefined);
    const page = await WidgetPage.put().opened();
    await page.say('Ciao');
    await eventually(() => server.asked.length === 1);
    const signal = server.signals.at(-1);
    page.element.remove();
    await eventually(() => signal?.aborted);
  });

  it('opens at the second wish when the code did not arrive at the first', async () => {
    const page = WidgetPage.put();
    await eventually(() => page.bubble);
    // The one thing that a test cannot take away from a browser is a module it has: a subclass asks for it in vain once.
    const Base = customElements.get('officina-chat') as typeof OfficinaChat;
    let tries = 0;
    class Flaky extends Base {
      protected override loadWindow() {
        return tries++ ? super.loadWindow() : Promise.reject(new TypeError('offline'));
      }
    }
    customElements.define('flaky-chat', Flaky);
    const flaky = document.createElement('flaky-chat') as Flaky;
    flaky.config = aConfig();
    let reason = '';
    flaky.addEventListener('officina-error', (event) => (reason = event.detail.reason));
    document.body.append(flaky);
    flaky.show();
    await eventually(() => reason === 'load');
    expect(flaky.open).to.equal(false);
    flaky.show();
    await eventually(() => visible(flaky.shadowRoot?.querySelector('officina-chat-window')));
    flaky.remove();
  });
});

describe('a person', () => {
  const withReply = (handover: boolean) => () =>
    server.stream(({ send, end }) => {
      send(...reply('Non lo so.', { handover }));
      end();
    });

  it('can be reached by a form once the visitor has written', async () => {
    server.answer = withReply(true);
    const page = await WidgetPage.put().opened();
    expect(page.named('Parla con una persona')).to.equal(undefined);
    await page.say('Fate sconti?');
    (await eventually(() => page.named('Parla con una persona'))).click();
    const email = (await eventually(() => page.one('input[type=email]'))) as HTMLInputElement;
    expect(focused()).to.equal(email);

    await sendKeys({ type: 'non un indirizzo' });
    page.named('Invia richiesta')!.click();
    await eventually(() => page.one('[role=alert]')?.textContent === 'Inserisci un indirizzo e-mail valido.');
    expect(email.getAttribute('aria-invalid')).to.equal('true');

    email.value = 'anna@example.com';
    (page.one('textarea[name=note]') as HTMLTextAreaElement).value = 'Per dieci pezzi';
    page.named('Invia richiesta')!.click();
    await eventually(() =>
      page
        .all('[role=status]')
        .some((status) => status.textContent === 'Richiesta inviata. Ti rispondiamo a anna@example.com.'),
    );
    expect(server.handovers).to.deep.equal([
      {
        install_id: 'install-1',
        sessionId: 's1',
        session_token: 't1',
        email: 'anna@example.com',
        note: 'Per dieci pezzi',
      },
    ]);
  });

  it('keeps what was typed when the request fails', async () => {
    server.answer = withReply(true);
    server.handover = () => json({}, 500);
    const page = await WidgetPage.put().opened();
    await page.say('Fate sconti?');
    (await eventually(() => page.named('Parla con una persona'))).click();
    const email = (await eventually(() => page.one('input[type=email]'))) as HTMLInputElement;
    email.value = 'anna@example.com';
    page.named('Invia richiesta')!.click();
    await eventually(() => page.one('[role=alert]')?.textContent?.startsWith('⚠️'));
    expect(email.value).to.equal('anna@example.com');
  });

  it('is a link when the owner gave one, and nothing when neither', async () => {
    const page = await WidgetPage.put({
      config: aConfig({ handover: { email: false, url: 'https://example.com/contatti' } }),
    }).opened();
    const link = page.named('Parla con una persona', 'a') as HTMLAnchorElement;
    expect(link.href).to.equal('https://example.com/contatti');
    expect(link.rel).to.contain('noopener');
    page.configure(aConfig({ handover: { email: false, url: '' } }));
    await eventually(() => !page.named('Parla con una persona', 'a'));
  });
});

describe('from page to page', () => {
  it('brings the conversation back, open as it was', async () => {
    const before = await WidgetPage.put().opened();
    await before.say('Ciao');
    await eventually(() => before.said.length === 3);
    before.element.remove();

    server.history = () =>
      json({
        messages: [
          { id: '1', sender: 'user', text: 'Ciao', sources: [], created_at: '2026-11-21T09:00:00.000Z' },
          { id: '2', sender: 'bot', text: 'Va bene.', sources: [], created_at: '2026-11-21T09:00:01.000Z' },
        ],
      });
    const after = WidgetPage.put();
    await eventually(() => visible(after.window) && after.said.length === 3);
    expect(after.said.slice(1)).to.deep.equal(['Ciao', 'Va bene.']);
    expect(server.paths).to.include('history?install_id=install-1&sessionId=s1');
    expect(server.authorization).to.equal('Bearer t1');
  });

  it('stays closed after the visitor closed it', async () => {
    const before = await WidgetPage.put({ config: aConfig({ start_open: true }) }).opened();
    await before.say('Ciao');
    await eventually(() => before.said.length === 3);
    before.element.hide();
    before.element.remove();
    const after = WidgetPage.put({ config: aConfig({ start_open: true }) });
    await eventually(() => visible(after.bubble));
    expect(after.element.open).to.equal(false);
  });

  it('starts anew when the server no longer knows the session', async () => {
    sessionStorage.setItem('officina-chat:install-1', JSON.stringify({ id: 'old', token: 'old' }));
    server.history = () => json({}, 404);
    const page = await WidgetPage.put().opened();
    await eventually(() => sessionStorage.getItem('officina-chat:install-1') === null);
    await page.say('Ciao');
    await eventually(() => server.asked.length === 1);
    expect(server.asked[0]).not.to.have.property('sessionId');
  });

  it('keeps the reply of an element that is moved in its page', async () => {
    let stream!: Stream;
    server.answer = () => server.stream((made) => (stream = made));
    const page = await WidgetPage.put().opened();
    await page.say('Ciao');
    await eventually(() => stream);
    const elsewhere = document.body.appendChild(document.createElement('div'));
    elsewhere.append(page.element);
    stream.send(...reply('Ancora qui.'));
    stream.end();
    await eventually(() => page.said[2] === 'Ancora qui.');
    elsewhere.remove();
  });
});

describe('embedded, as in the live preview', () => {
  const frame = (width: number) => {
    const box = document.body.appendChild(document.createElement('div'));
    box.style.cssText = `width:${width}px;height:600px`;
    return box;
  };

  it('fills its container, square up to 640 px and rounded above', async () => {
    for (const [width, radius] of [
      [640, '0px'],
      [641, '16px'],
    ] as const) {
      const box = frame(width);
      const page = WidgetPage.put({ embedded: true, open: true, config: aConfig() }, box);
      const panel = await eventually(() => visible(page.window) && page.one('[part=window]'));
      expect(panel.getBoundingClientRect().width).to.equal(width);
      expect(panel.getBoundingClientRect().height).to.equal(600);
      expect(getComputedStyle(panel).borderRadius).to.equal(radius);
      box.remove();
    }
  });

  it('keeps its closed bubble off the corner', async () => {
    const box = frame(400);
    const page = WidgetPage.put({ embedded: true, config: aConfig() }, box);
    const bubble = (await eventually(() => page.bubble)).getBoundingClientRect();
    const { right, bottom } = box.getBoundingClientRect();
    expect([right - bubble.right, bottom - bubble.bottom]).to.deep.equal([16, 16]);
    box.remove();
  });

  it('draws each new config at once, and keeps the conversation', async () => {
    const box = frame(400);
    const page = WidgetPage.put({ embedded: true, open: true, config: aConfig() }, box);
    await eventually(() => page.field);
    await page.say('Ciao');
    await eventually(() => page.said.length === 3);
    page.configure(
      aConfig({
        bot_display_name: 'Marco',
        header_background_color: '#112233',
        send_icon_type: 'send_plane',
      }),
    );
    await eventually(() => page.one('.name')?.textContent === 'Marco');
    expect(getComputedStyle(page.one('header')!).backgroundColor).to.equal('rgb(17, 34, 51)');
    expect(page.said).to.have.length(3);
    box.remove();
  });

  it('speaks with the preview token, and remembers nothing', async () => {
    const box = frame(400);
    const page = WidgetPage.put(
      { embedded: true, open: true, previewToken: 'preview-1', config: aConfig() },
      box,
    );
    await eventually(() => page.field);
    await page.say('Prova');
    await eventually(() => page.said.length === 3);
    expect(server.authorization).to.equal('Bearer preview-1');
    expect(sessionStorage.length).to.equal(0);
    box.remove();
  });

  it('follows its open property', async () => {
    const box = frame(400);
    const page = WidgetPage.put({ embedded: true, config: aConfig() }, box);
    await eventually(() => visible(page.bubble));
    page.element.open = true;
    await eventually(() => visible(page.window));
    page.element.open = false;
    await eventually(() => !visible(page.window) && visible(page.bubble));
    box.remove();
  });
});

describe('in English', () => {
  it('speaks it when the config or the page says so', async () => {
    const page = await WidgetPage.put({
      config: aConfig({ language: 'en', welcome_message_closed: '' }),
    }).opened();
    expect(page.said).to.deep.equal(['Hi! I am here to help.']);
    expect(page.field!.placeholder).to.equal('Write a message...');
    page.element.language = 'it';
    await eventually(() => page.field!.placeholder === 'Scrivi un messaggio...');
  });
});

describe('under reduced motion', () => {
  it('shows a reply whole', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    let stream!: Stream;
    server.answer = () => server.stream((made) => (stream = made));
    const page = await WidgetPage.put().opened();
    await page.say('Ciao');
    await eventually(() => stream);
    stream.send(...reply('x'.repeat(900)).slice(0, 4));
    await eventually(() => page.growing !== '');
    expect(page.growing).to.have.length.at.least(900);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
});
