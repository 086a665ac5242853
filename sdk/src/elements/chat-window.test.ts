import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { FakeServer, aConfig, delivered, json, reply, told, type Stream } from '../testing/fake-server.js';
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
  online(true);
});

/** Goes off the network, or back on it, as a browser would say it. */
const online = (is: boolean) => {
  Object.defineProperty(navigator, 'onLine', { value: is, configurable: true });
  window.dispatchEvent(new Event(is ? 'online' : 'offline'));
};

const streaming = () => {
  const streams: Stream[] = [];
  server.answer = () => server.stream((stream) => streams.push(stream));
  return streams;
};

const answering = (...events: ReturnType<typeof reply>) => {
  server.answer = () =>
    server.stream(({ send, end }) => {
      send(...events);
      end();
    });
};

/** A visitor who has written, and has been answered. */
const talking = async (properties: Parameters<typeof WidgetPage.put>[0] = {}) => {
  const page = await WidgetPage.put(properties).opened();
  await page.say('Ciao');
  await eventually(() => page.said.length === 3);
  return page;
};

const line = async () => eventually(() => server.lines.at(-1), 'a live line');
const status = (page: WidgetPage) => page.one('[role=status]')?.textContent ?? '';
const banner = (page: WidgetPage) => page.one('.banner')?.textContent ?? '';

describe('before the first message', () => {
  it('offers the opening questions, which are sent as they are and go', async () => {
    const page = await WidgetPage.put({
      config: aConfig({ opening_questions: ['Quando spedite?', 'Fate resi?'] }),
    }).opened();
    const list = page.one('ul.replies')!;
    expect(list.getAttribute('aria-label')).to.equal('Domande frequenti');
    page.named('Fate resi?')!.click();
    await eventually(() => page.said.length === 3);
    expect(server.asked[0]!.message).to.equal('Fate resi?');
    expect(page.named('Quando spedite?')).to.equal(undefined);
  });

  it('says that it is an AI in the words of the owner, and in ours where there are none', async () => {
    const page = await WidgetPage.put({ config: aConfig({ ai_label: 'Risponde un computer' }) }).opened();
    expect(page.one('.ai')!.textContent).to.equal('Risponde un computer');
    page.configure(aConfig({ ai_label: '   ' }));
    await eventually(() => page.one('.ai')?.textContent === 'Assistente AI');
  });

  it('subscribes to nothing', async () => {
    await WidgetPage.put().opened();
    expect(server.paths.filter((path) => !path.startsWith('config'))).to.deep.equal([]);
  });
});

describe('stopping a reply', () => {
  it('keeps what is shown, tells the server, and lets the visitor write on', async () => {
    const streams = streaming();
    const page = await WidgetPage.put().opened();
    await page.say('Raccontami tutto');
    const stream = await eventually(() => streams[0]);
    stream.send(...reply('Una lunga storia che comincia cosi').slice(0, 4));
    await eventually(() => page.growing.includes('Una'));
    page.named('Ferma la risposta')!.click();
    await eventually(() => page.said.length === 3);
    expect('Una lunga storia che comincia cosi').to.contain(page.said[2]!);
    expect(page.said[2]).not.to.equal('');
    expect(page.all('.note').map((note) => note.textContent)).to.include('Risposta interrotta');
    await eventually(() => server.stops.length);
    expect(server.stops).to.deep.equal([
      {
        install_id: 'install-1',
        sessionId: 's1',
        session_token: 't1',
        message_id: server.asked[0]!.message_id,
      },
    ]);
    expect(focused()).to.equal(page.field);
    await page.say('E poi?');
    await eventually(() => server.asked.length === 2);
  });

  it('leaves no empty reply when nothing had been said', async () => {
    streaming();
    const page = await WidgetPage.put().opened();
    await page.say('Ciao');
    (await eventually(() => page.named('Ferma la risposta'))).click();
    await eventually(() => page.named('Invia'));
    expect(page.said).to.have.length(2);
    expect(status(page)).to.equal('Risposta interrotta');
  });

  it('is no failure of the reply that another tab or a person ends', async () => {
    const page = await talking();
    expect(page.named('Riprova')).to.equal(undefined);
    expect(page.named('Ferma la risposta')).to.equal(undefined);
  });
});

it('shows the rest of a reply on Escape, and closes on the next one', async () => {
  const streams = streaming();
  const page = await WidgetPage.put().opened();
  await page.say('Ciao');
  const stream = await eventually(() => streams[0]);
  stream.send(...reply('x'.repeat(1200)).slice(0, 4));
  await eventually(() => page.growing !== '');
  await sendKeys({ press: 'Escape' });
  expect(page.element.open).to.equal(true);
  await eventually(() => page.growing.length === 1200);
  stream.send(...reply('').slice(4));
  stream.end();
  await eventually(() => page.said.length === 3);
  await sendKeys({ press: 'Escape' });
  expect(page.element.open).to.equal(false);
});

describe('a thumb', () => {
  it('is told once, shown, and can be taken back', async () => {
    const page = await talking();
    const up = await eventually(() => page.named('Risposta utile'));
    up.click();
    await eventually(() => up.getAttribute('aria-pressed') === 'true');
    up.click();
    await eventually(() => up.getAttribute('aria-pressed') === 'false');
    await eventually(() => server.feedback.length === 2);
    const proof = { install_id: 'install-1', sessionId: 's1', session_token: 't1', reply_id: 'r1' };
    expect(server.feedback).to.deep.equal([
      { ...proof, value: 'up' },
      { ...proof, value: null },
    ]);
  });

  it('down asks why, and nobody has to say', async () => {
    const page = await talking();
    (await eventually(() => page.named('Risposta non utile'))).click();
    const reason = (await eventually(() => page.one('input[name=reason]'))) as HTMLInputElement;
    await eventually(() => focused() === reason);
    await sendKeys({ type: 'Prezzo vecchio' });
    await sendKeys({ press: 'Enter' });
    await eventually(() => server.feedback.length === 2);
    expect(server.feedback.map(({ value, reason: why }) => [value, why])).to.deep.equal([
      ['down', undefined],
      ['down', 'Prezzo vecchio'],
    ]);
    await eventually(() => status(page) === 'Grazie del parere.');
    expect(page.one('input[name=reason]')).to.equal(undefined);
    expect(page.element.open).to.equal(true);
  });

  it('is taken back when the server did not hear it', async () => {
    server.judge = () => json({}, 500);
    const page = await talking();
    const up = await eventually(() => page.named('Risposta utile'));
    up.click();
    await eventually(() => status(page).startsWith('⚠️'));
    expect(up.getAttribute('aria-pressed')).to.equal('false');
  });

  it('is offered for replies only: not for the welcome, nor for a failure', async () => {
    server.answer = () => json({}, 500);
    const page = await WidgetPage.put().opened();
    await page.say('Ciao');
    await eventually(() => page.named('Riprova'));
    expect(page.named('Risposta utile')).to.equal(undefined);
    expect(page.named('Copia la risposta')).to.equal(undefined);
  });
});

it('copies a reply as it is read, without its marks', async () => {
  answering(...reply('In **24 ore**.'));
  const page = await talking();
  const copied: string[] = [];
  Object.defineProperty(navigator.clipboard, 'writeText', {
    value: async (text: string) => copied.push(text),
    configurable: true,
  });
  (await eventually(() => page.named('Copia la risposta'))).click();
  await eventually(() => status(page) === 'Risposta copiata');
  expect(copied).to.deep.equal(['In 24 ore.']);
  delete (navigator.clipboard as { writeText?: unknown }).writeText;
});

describe('without a network', () => {
  it('says so, keeps what is written, and sends it once the network is back', async () => {
    const page = await WidgetPage.put().opened();
    online(false);
    await eventually(() => banner(page).startsWith('Sei offline:'));
    await page.say('Uno');
    await page.say('Due');
    await eventually(() => page.said.length === 3);
    expect(server.asked).to.have.length(0);
    expect(page.all('.note').map((note) => note.textContent)).to.deep.equal([
      'Parte appena torna la connessione',
      'Parte appena torna la connessione',
    ]);
    online(true);
    await eventually(() => page.said.length === 5);
    expect(server.asked.map(({ message }) => message)).to.deep.equal(['Uno', 'Due']);
    expect(page.all('.note')).to.have.length(0);
    expect(banner(page)).to.equal('');
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
    await eventually(() => page.said[2] === 'Eccomi.');
    expect(server.asked).to.have.length(2);
    expect(server.asked[1]!.message_id).to.equal(server.asked[0]!.message_id);
  });

  it('keeps what is typed for the page to come, for those who have written', async () => {
    const page = await talking();
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

describe('when a person answers', () => {
  it('tells the visitor, shows who speaks, and gives the word back to the bot', async () => {
    const page = await talking();
    const live = await line();
    live.send({ type: 'attended', by: 'person' });
    await eventually(() => banner(page) === 'Ti risponde una persona');
    expect(status(page)).to.equal('Ti risponde una persona');
    expect(page.named('Parla con una persona')).to.equal(undefined);

    live.send({ type: 'typing' });
    await eventually(() => visible(page.one('.dots')));
    live.send({ type: 'message', message: told('person', 'Buongiorno, sono Anna.') });
    await eventually(() => page.said.at(-1) === 'Buongiorno, sono Anna.');
    expect(page.one('.dots')).to.equal(undefined);
    const message = page.one('officina-chat-message[sender=person]')!;
    expect(message.shadowRoot!.textContent).to.contain('Una persona del team');
    expect(findAll(message.shadowRoot!, '[data-ai-generated]')).to.have.length(0);
    const bubble = (sender: string) =>
      getComputedStyle(
        page.all(`officina-chat-message[sender=${sender}]`)[0]!.shadowRoot!.querySelector('.text')!,
      ).backgroundColor;
    expect(bubble('person')).not.to.equal(bubble('bot'));

    live.send({ type: 'attended', by: 'bot' });
    await eventually(() => banner(page) === '');
    await eventually(() => status(page) === 'Ora ti risponde di nuovo l’assistente AI');
  });

  it('delivers without waiting for a reply', async () => {
    const page = await talking();
    answering(...delivered());
    await page.say('Ci siete?');
    await eventually(() => page.all('.note').some((note) => note.textContent === 'Consegnato'));
    expect(page.said).to.have.length(4);
    expect(banner(page)).to.equal('Ti risponde una persona');
    await page.say('Pronto?');
    await eventually(() => server.asked.length === 3);
  });

  it('never doubles what this tab said and heard itself', async () => {
    const page = await talking();
    const live = await line();
    const message_id = server.asked[0]!.message_id!;
    live.send({ type: 'message', message: told('user', 'Ciao', { message_id }) });
    live.send({ type: 'message', message: told('bot', 'Va bene.', { message_id, id: 'r1' }) });
    live.send({ type: 'message', message: told('user', 'Da un’altra scheda', { message_id: 'x' }) });
    live.send({ type: 'message', message: told('bot', 'Risposta altrove', { message_id: 'x' }) });
    live.send({ type: 'message', message: told('bot', 'Risposta altrove', { message_id: 'x' }) });
    await eventually(() => page.said.at(-1) === 'Risposta altrove');
    expect(page.said.slice(1)).to.deep.equal(['Ciao', 'Va bene.', 'Da un’altra scheda', 'Risposta altrove']);
  });

  it('puts the reply that came after all in the place of its failure', async () => {
    const page = await talking();
    server.answer = () => json({}, 502);
    await page.say('E poi?');
    await eventually(() => page.named('Riprova'));
    const message_id = server.asked[1]!.message_id!;
    (await line()).send({ type: 'message', message: told('bot', 'Eccola.', { message_id }) });
    await eventually(() => page.said.at(-1) === 'Eccola.');
    expect(page.named('Riprova')).to.equal(undefined);
    expect(page.said).to.have.length(5);
  });

  it('comes back after a break, and fetches what was missed', async () => {
    const page = await talking();
    (await line()).send({ type: 'attended', by: 'person' });
    const message_id = server.asked[0]!.message_id!;
    server.history = () =>
      json({
        messages: [
          told('user', 'Ciao', { message_id }),
          told('bot', 'Va bene.', { message_id, id: 'r1' }),
          told('person', 'Mi sentite?'),
        ],
        has_more: false,
        attended_by: 'person',
        person_requested: false,
      });
    // What was heard a moment ago need not be asked for again: the moment passes.
    const { now } = performance;
    performance.now = () => now.call(performance) + 5000;
    try {
      server.lines.at(-1)!.break();
      await eventually(() => page.said.at(-1) === 'Mi sentite?', 'what was missed', 9000);
    } finally {
      performance.now = now;
    }
    expect(page.said.slice(1)).to.deep.equal(['Ciao', 'Va bene.', 'Mi sentite?']);
  });

  it('asks no more where the server has no such line', async () => {
    server.events = () => json({}, 404);
    const { setTimeout } = window;
    const pauses: number[] = [];
    window.setTimeout = ((run: () => void, delay = 0) => {
      pauses.push(delay);
      return setTimeout(run, delay);
    }) as typeof window.setTimeout;
    const page = await talking();
    await eventually(() => server.paths.some((path) => path.startsWith('events')));
    await page.say('Ancora');
    await eventually(() => page.said.length === 5);
    window.setTimeout = setTimeout;
    expect(server.paths.filter((path) => path.startsWith('events'))).to.have.length(1);
    expect(pauses.filter((pause) => pause >= 500 && pause <= 1500)).to.deep.equal([]);
  });

  it('forgets everything that the owner erased', async () => {
    const page = await talking();
    (await line()).send({ type: 'erased' });
    await eventually(() => page.said.length === 1);
    expect(banner(page)).to.equal('Questa conversazione è stata cancellata.');
    expect(sessionStorage.getItem('officina-chat:install-1')).to.equal(null);
    await page.say('Di nuovo');
    await eventually(() => server.asked.length === 2);
    expect(server.asked[1]).not.to.have.property('sessionId');
  });
});

describe('the live line', () => {
  it('is closed with the chat, and opened with it', async () => {
    const page = await talking();
    const first = await line();
    page.element.hide();
    await eventually(() => first.signal?.aborted);
    page.element.show();
    await eventually(() => server.lines.length === 2);
  });

  it('stays behind the closed chat while a person answers, and counts what is not read', async () => {
    const counts: string[] = [];
    const page = await talking();
    page.element.addEventListener('officina-unread', ({ count, label }) => counts.push(`${count} ${label}`));
    const live = await line();
    live.send({ type: 'attended', by: 'person' });
    await eventually(() => banner(page));
    page.element.hide();
    live.send({ type: 'message', message: told('person', 'Uno') });
    live.send({ type: 'message', message: told('person', 'Due') });
    await eventually(() => counts.length === 2);
    expect(live.signal?.aborted).to.equal(false);
    page.element.show();
    await eventually(() => counts.length === 3);
    expect(counts).to.deep.equal(['1 1 nuovo messaggio', '2 2 nuovi messaggi', '0 ']);
  });

  it('is closed with the element', async () => {
    const page = await talking();
    const live = await line();
    page.element.remove();
    await eventually(() => live.signal?.aborted);
  });
});

describe('asking for a person', () => {
  it('says that one comes, where one is there', async () => {
    server.person = () => json({ available: true });
    const page = await talking();
    (await eventually(() => page.named('Parla con una persona'))).click();
    await eventually(() => banner(page).startsWith('Abbiamo avvisato una persona'));
    expect(page.one('officina-handover-form')).to.equal(undefined);
  });

  it('says so as well to who typed the wish, while the bot answers', async () => {
    answering(...reply('Certo.', { handover: true, called: true }));
    const page = await talking();
    await eventually(() => banner(page).startsWith('Abbiamo avvisato una persona'));
    expect(page.said.at(-1)).to.equal('Certo.');
  });

  it('asks for an address where nobody is there, and offers the owner’s own way besides', async () => {
    const page = await talking({
      config: aConfig({ handover: { email: true, url: 'https://example.com/contatti' } }),
    });
    (await eventually(() => page.named('Parla con una persona', 'button'))).click();
    const form = await eventually(() => page.one('officina-handover-form'));
    expect(form.shadowRoot!.textContent).to.contain('Ora non c’è nessuno in chat.');
    expect((page.named('Altri modi', 'a') as HTMLAnchorElement).href).to.equal(
      'https://example.com/contatti',
    );
    await eventually(() => focused() === page.one('input[type=email]'));
    await sendKeys({ press: 'Escape' });
    await eventually(() => focused() === page.field);
    expect(page.element.open).to.equal(true);
  });

  it('asks for an address where an old server knows no such thing', async () => {
    server.person = () => json({}, 404);
    const page = await talking();
    (await eventually(() => page.named('Parla con una persona'))).click();
    const form = await eventually(() => page.one('officina-handover-form'));
    expect(form.shadowRoot!.textContent).to.contain('Lascia il tuo indirizzo: ti rispondiamo per e-mail.');
  });
});

describe('a long conversation', () => {
  const stored = (from: number, upTo: number) =>
    Array.from({ length: upTo - from }, (_, at) =>
      told(at % 2 ? 'bot' : 'user', `Messaggio ${from + at}`, { id: `m${from + at}` }),
    );
  const history = (messages: unknown[], has_more: boolean) =>
    json({ messages, has_more, attended_by: 'bot', person_requested: false });
  const inPage = (page: WidgetPage) => page.log!.childElementCount;

  const resumed = async (upTo = 300) => {
    sessionStorage.setItem('officina-chat:install-1', JSON.stringify({ id: 's1', token: 't1' }));
    server.history = () =>
      server.paths.at(-1)!.includes('before=')
        ? history(stored(0, upTo - 200), false)
        : history(stored(upTo - 200, upTo), upTo > 200);
    const page = await WidgetPage.put().opened();
    await eventually(() => page.said.at(-1) === `Messaggio ${upTo - 1}`);
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
    await eventually(() => page.said[0] === 'Ciao! Come posso aiutarti?');
    expect(page.said[1]).to.equal('Messaggio 0');
    await eventually(() => !page.named('Mostra i messaggi precedenti'));
  });

  it('leaves what is read where it is while older messages come above it', async () => {
    const page = await resumed();
    const scroller = page.one('.scroller')!;
    scroller.scrollTop = 0;
    await eventually(() => scroller.scrollTop === 0);
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
    await eventually(() => page.said.at(-1) === 'Va bene.');
    expect(page.log!.contains(last)).to.equal(true);
    expect(inPage(page)).to.equal(50);
  });

  it('follows the end only while the reader is there', async () => {
    const page = await resumed();
    const scroller = page.one('.scroller')!;
    const live = await line();
    await eventually(() => scroller.scrollTop > 0);
    scroller.scrollTop = 100;
    // The browser says so with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    live.send({ type: 'message', message: told('bot', 'Novità', { id: 'new' }) });
    const newer = await eventually(() => page.named('Nuovi messaggi'));
    expect(scroller.scrollTop).to.be.below(200);
    newer.click();
    await eventually(() => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 2);
    await eventually(() => !page.named('Nuovi messaggi'));
    live.send({ type: 'message', message: told('bot', 'Altra novità', { id: 'newer' }) });
    await eventually(() => page.said.at(-1) === 'Altra novità');
    await eventually(() => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 2);
  });
});

describe('in two tabs', () => {
  it('goes on with the conversation of the other tab, which is stored nowhere for it', async () => {
    const other = new BroadcastChannel('officina-chat:install-1');
    other.onmessage = ({ data }) => {
      if (data.type === 'who') other.postMessage({ type: 'here', session: { id: 's7', token: 't7' } });
    };
    server.history = () =>
      json({
        messages: [told('user', 'Di là')],
        has_more: false,
        attended_by: 'bot',
        person_requested: false,
      });
    const page = await WidgetPage.put().opened();
    await eventually(() => page.said[1] === 'Di là');
    other.postMessage({ type: 'message', message: told('bot', 'Risposta di là', { message_id: 'm' }) });
    await eventually(() => page.said[2] === 'Risposta di là');
    await page.say('Di qua');
    await eventually(() => server.asked.length === 1);
    expect(server.asked[0]!.sessionId).to.equal('s7');
    other.close();
  });

  it('tells the other tab what is said here', async () => {
    const other = new BroadcastChannel('officina-chat:install-1');
    const heard: string[] = [];
    other.onmessage = ({ data }) => {
      if (data.type === 'message') heard.push(`${data.message.sender}: ${data.message.text}`);
    };
    await talking();
    await eventually(() => heard.length === 2);
    expect(heard).to.deep.equal(['user: Ciao', 'bot: Va bene.']);
    other.close();
  });
});

describe('sound', () => {
  it('is off until the visitor wants it', async () => {
    const { AudioContext } = window;
    let made = 0;
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        made++;
      }
    };
    const page = await talking();
    const bell = page.named('Suono dei messaggi')!;
    expect(bell.getAttribute('aria-pressed')).to.equal('false');
    expect(made).to.equal(0);
    bell.click();
    await eventually(() => made === 1);
    expect(bell.getAttribute('aria-pressed')).to.equal('true');
    page.element.remove();
    const next = WidgetPage.put();
    await eventually(() => next.named('Suono dei messaggi')?.getAttribute('aria-pressed') === 'true');
    window.AudioContext = AudioContext;
  });
});

describe('another language', () => {
  it('takes the page’s own words, and reads from right to left where its language does', async () => {
    const page = WidgetPage.put({ language: 'ar' });
    page.element.words = { placeholder: 'اكتب رسالة', send: 'إرسال', chatWith: 'دردشة مع {name}' };
    await page.opened();
    expect(page.field!.placeholder).to.equal('اكتب رسالة');
    const dialog = page.one('[role=dialog]')!;
    expect(dialog.getAttribute('aria-label')).to.equal('دردشة مع Giulia');
    expect([dialog.getAttribute('lang'), dialog.getAttribute('dir')]).to.deep.equal(['ar', 'rtl']);
    expect(page.one('[aria-label="Close the chat"]'), 'what has no word of its own').not.to.equal(undefined);
    const header = page.one('header')!.getBoundingClientRect();
    expect(page.one('.close')!.getBoundingClientRect().left - header.left).to.be.below(20);
  });

  it('lets each message choose its own direction', async () => {
    answering(...reply('مرحبا'));
    const page = await talking();
    const [text] = findAll(page.log!.lastElementChild!.shadowRoot!, 'p[dir=auto]');
    expect(getComputedStyle(text!).direction).to.equal('rtl');
    expect(getComputedStyle(page.log!).direction).to.equal('ltr');
  });

  it('speaks English for any of its tags', async () => {
    const page = await WidgetPage.put({ language: 'en-GB' }).opened();
    expect(page.field!.placeholder).to.equal('Write a message...');
  });
});

describe('WCAG 2.2 AA in the window', () => {
  it('4.1.3: one log that announces whole replies, one status, and nothing else that speaks', async () => {
    const page = await talking();
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
    const page = await talking();
    await eventually(() => page.named('Altro?'));
    for (const target of page.all('button, a, textarea, input').filter(visible)) {
      const { width, height } = target.getBoundingClientRect();
      expect(Math.min(width, height), target.outerHTML).to.be.at.least(24);
    }
  });

  it('4.1.2: every button and field has a name, and no two of a reply the same', async () => {
    const page = await talking();
    const names = page
      .all('button')
      .filter(visible)
      .map((button) => button.getAttribute('aria-label') ?? button.textContent?.trim());
    expect(names).not.to.include('');
    expect(new Set(names).size).to.equal(names.length);
  });

  it('2.4.7: whatever has the keyboard shows a ring of at least 2 px', async () => {
    const page = await talking();
    const seen = new Set<Element>();
    for (let press = 0; press < 14; press++) {
      await sendKeys({ press: 'Tab' });
      const element = focused();
      if (!element || !page.element.shadowRoot!.contains(page.window!) || seen.has(element)) continue;
      if (!page.all('*').includes(element as HTMLElement)) continue;
      seen.add(element);
      const ring = getComputedStyle(element.closest('.field') ?? element);
      expect(parseFloat(ring.outlineWidth), element.outerHTML).to.be.at.least(2);
      expect(ring.outlineStyle, element.outerHTML).not.to.equal('none');
    }
    expect(seen.size).to.be.greaterThan(5);
  });

  it('1.4.10 and 1.4.12: nothing is cut at 320 px, nor with wide text spacing', async () => {
    await setViewport({ width: 320, height: 480 });
    answering(
      ...reply('Unaparolalunghissimasenzaspazichenonfiniscemai e poi **basta**.', {
        suggestions: ['Una domanda piuttosto lunga che va a capo?'],
      }),
    );
    const page = await talking();
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
    const page = await talking();
    for (const name of ['Copia la risposta', 'Risposta utile', 'Risposta non utile']) {
      const button = page.named(name)!;
      button.focus();
      expect(focused(), name).to.equal(button);
      expect(getComputedStyle(button).opacity, name).to.equal('1');
    }
  });

  it('3.3.1: an error is text, tied to its field, which gets the keyboard', async () => {
    const page = await talking();
    (await eventually(() => page.named('Parla con una persona'))).click();
    (await eventually(() => page.named('Invia richiesta'))).click();
    const field = page.one('input[type=email]')!;
    await eventually(() => field.getAttribute('aria-invalid') === 'true');
    const root = field.getRootNode() as ShadowRoot;
    const described = field.getAttribute('aria-describedby')!.split(' ');
    expect(described.map((id) => root.getElementById(id)?.textContent).join(' ')).to.contain(
      'Inserisci un indirizzo e-mail valido.',
    );
    expect(focused()).to.equal(field);
    expect(field.getAttribute('autocomplete')).to.equal('email');
  });

  it('3.1.2: the words of the widget and those of the chatbot say their language', async () => {
    const page = await WidgetPage.put({ language: 'en', config: aConfig({ language: 'it' }) }).opened();
    expect(page.one('[role=dialog]')!.lang).to.equal('en');
    expect(page.log!.lang).to.equal('it');
  });
});
