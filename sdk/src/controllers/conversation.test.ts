import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { OfficinaChat } from '../elements/officina-chat.js';
import { buildConfig, json, reply, type Stream } from '../testing/fake-server.js';
import { pressWithShift } from '../testing/press-with-shift.js';
import { answering, online, server, settle, startConversation } from '../testing/visit.js';
import { WidgetPage, eventually, findAll, focused, visible } from '../testing/widget-page.js';

settle();

describe('a conversation', () => {
  it('begins with the welcome, and has the default one without a text', async () => {
    const page = await WidgetPage.put().opened();
    expect(page.messageTexts).to.deep.equal(['Ciao! Come posso aiutarti?']);
    page.configure(buildConfig({ welcome_message_closed: '' }));
    await eventually(() => page.messageTexts[0] === 'Ciao! Sono qui per aiutarti.');
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
    expect(page.messageTexts).to.have.length(2);
    stream.send(...rest.slice(2));
    stream.end();

    await eventually(() => page.messageTexts.length === 3);
    expect(page.messageTexts).to.deep.equal(['Ciao! Come posso aiutarti?', 'Quando spedite?', 'In 24 ore.']);
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
    await eventually(() => page.messageTexts.length === 3);
    await page.say('Due');
    await eventually(() => server.chatRequests.length === 2);
    const [first, second] = server.chatRequests;
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
    await eventually(() => server.chatRequests.length === 1);
    await page.say('Ancora');
    expect(page.field!.value).to.equal('Ancora');
    await page.element.ask('Dalla pagina');
    expect(page.messageTexts).not.to.include('Dalla pagina');
    expect(server.chatRequests).to.have.length(1);
  });

  it('adds a line on Shift+Enter and grows from 24 to at most 120 px', async () => {
    const page = await WidgetPage.put().opened();
    await eventually(() => focused() === page.field);
    expect(page.field!.getBoundingClientRect().height).to.equal(24);
    for (let line = 0; line < 8; line++) {
      await sendKeys({ type: 'riga' });
      await pressWithShift('Enter');
    }
    expect(page.field!.value.split('\n')).to.have.length(9);
    expect(page.field!.getBoundingClientRect().height).to.equal(120);
    expect(server.chatRequests).to.have.length(0);
    await sendKeys({ press: 'Enter' });
    await eventually(() => server.chatRequests.length === 1);
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
    await eventually(() => page.messageTexts.length === 3);
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
    await eventually(() => server.chatRequests.length === 2);
    expect(server.chatRequests[1]!.message).to.equal('Dove siete?');
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
    await eventually(() => page.messageTexts[2] === 'Tutto insieme.');
    await page.say('Di nuovo');
    await eventually(() => server.chatRequests.length === 2);
    expect(server.chatRequests[1]!.sessionId).to.equal('s9');
  });

  it('makes no element and no request out of a hostile reply', async () => {
    const hostile =
      '<img src=x onerror=alert(1)> ![p](https://evil.example/?q=1) [x](javascript:alert(1)) <script>alert(1)</script>';
    server.answer = () => json({ reply: hostile });
    const page = await WidgetPage.put().opened();
    await page.say('Ciao');
    await eventually(() => page.messageTexts.length === 3);
    expect(findAll(page.log!, 'img, script, iframe, a')).to.have.length(0);
    expect(page.messageTexts[2]).to.contain('<img src=x onerror=alert(1)>');
  });

  it('asks from the page: ask() opens and sends', async () => {
    const page = WidgetPage.put();
    await eventually(() => page.bubble);
    await page.element.ask('Ci siete?');
    await eventually(() => page.messageTexts[1] === 'Ci siete?');
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
      await eventually(
        () => page.messageTexts[2] === text,
        `“${text}” in ${JSON.stringify(page.messageTexts)}`,
      );

      server.answer = () => json({ reply: 'Eccomi.' });
      (await eventually(() => page.named('Riprova'))).click();
      await eventually(() => page.messageTexts[2] === 'Eccomi.');
      expect(page.messageTexts).to.deep.equal(['Ciao! Come posso aiutarti?', 'Ci sei?', 'Eccomi.']);
      expect(server.chatRequests[1]!.message_id).to.equal(server.chatRequests[0]!.message_id);
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
      await eventually(() => server.chatRequests.length === 1 && alarms.length === 1);
    } finally {
      window.setTimeout = setTimeout;
    }
    alarms[0]!();
    await eventually(() => page.messageTexts[2] === '⚠️ Errore di rete. Riprova tra poco.');
    expect(server.signals.at(-1)?.aborted).to.equal(true);
  });

  it('stops asking when the widget is removed', async () => {
    server.answer = () => server.stream(() => undefined);
    const page = await WidgetPage.put().opened();
    await page.say('Ciao');
    await eventually(() => server.chatRequests.length === 1);
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
    flaky.config = buildConfig();
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

describe('without a network', () => {
  it('says so, keeps what is written, and sends it once the network is back', async () => {
    const page = await WidgetPage.put().opened();
    online(false);
    await eventually(() => page.banner.startsWith('Sei offline:'));
    await page.say('Uno');
    await page.say('Due');
    await eventually(() => page.messageTexts.length === 3);
    expect(server.chatRequests).to.have.length(0);
    expect(page.all('.note').map((note) => note.textContent)).to.deep.equal([
      'Parte appena torna la connessione',
      'Parte appena torna la connessione',
    ]);
    online(true);
    await eventually(() => page.messageTexts.length === 5);
    expect(server.chatRequests.map(({ message }) => message)).to.deep.equal(['Uno', 'Due']);
    expect(page.all('.note')).to.have.length(0);
    expect(page.banner).to.equal('');
  });

  it('asks again by itself for what broke, with the same id', async () => {
    server.answer = () => {
      throw new TypeError('Failed to fetch');
    };
    const page = await WidgetPage.put().opened();
    await page.say('Ciao');
    await eventually(() => page.named('Riprova'));
    answering(...reply('Eccomi.'));
    online(true);
    await eventually(() => page.messageTexts[2] === 'Eccomi.');
    expect(server.chatRequests).to.have.length(2);
    expect(server.chatRequests[1]!.message_id).to.equal(server.chatRequests[0]!.message_id);
  });

  it('keeps what is typed for the page to come, for those who have written', async () => {
    const page = await startConversation();
    page.field!.value = 'A metà';
    page.element.remove();
    const next = WidgetPage.put();
    await eventually(() => visible(next.window) && next.field?.value === 'A metà');
  });

  it('keeps nothing of what others typed', async () => {
    const page = await WidgetPage.put().opened();
    page.field!.value = 'A metà';
    page.element.remove();
    expect(sessionStorage.length).to.equal(0);
  });
});
