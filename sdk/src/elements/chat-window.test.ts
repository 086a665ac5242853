import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { buildConfig, reply, type Stream } from '../testing/fake-server.js';
import { itUnderMedia } from '../testing/it-under-media.js';
import { answering, server, settle, streaming, startConversation } from '../testing/visit.js';
import { WidgetPage, eventually, findAll, focused } from '../testing/widget-page.js';

settle();

describe('before the first message', () => {
  it('offers the opening questions, which are sent as they are and go', async () => {
    const page = await WidgetPage.put({
      config: buildConfig({ opening_questions: ['Quando spedite?', 'Fate resi?'] }),
    }).opened();
    const list = page.one('ul.suggestions')!;
    expect(list.getAttribute('aria-label')).to.equal('Domande frequenti');
    page.named('Fate resi?')!.click();
    await eventually(() => page.messageTexts.length === 3);
    expect(server.chatRequests[0]!.message).to.equal('Fate resi?');
    expect(page.named('Quando spedite?')).to.equal(undefined);
  });

  it('says that it is an AI in the words of the owner, and in ours where there are none', async () => {
    const page = await WidgetPage.put({ config: buildConfig({ ai_label: 'Risponde un computer' }) }).opened();
    expect(page.one('.ai')!.textContent).to.equal('Risponde un computer');
    page.configure(buildConfig({ ai_label: '   ' }));
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
    await eventually(() => page.messageTexts.length === 3);
    expect('Una lunga storia che comincia cosi').to.contain(page.messageTexts[2]!);
    expect(page.messageTexts[2]).not.to.equal('');
    expect(page.all('.note').map((note) => note.textContent)).to.include('Risposta interrotta');
    await eventually(() => server.stops.length);
    expect(server.stops).to.deep.equal([
      {
        install_id: 'install-1',
        sessionId: 's1',
        session_token: 't1',
        message_id: server.chatRequests[0]!.message_id,
      },
    ]);
    expect(focused() === page.field, 'who has the keyboard').to.equal(true);
    await page.say('E poi?');
    await eventually(() => server.chatRequests.length === 2);
  });

  it('leaves no empty reply when nothing had been said', async () => {
    streaming();
    const page = await WidgetPage.put().opened();
    await page.say('Ciao');
    (await eventually(() => page.named('Ferma la risposta'))).click();
    await eventually(() => page.named('Invia'));
    expect(page.messageTexts).to.have.length(2);
    expect(page.status).to.equal('Risposta interrotta');
  });

  it('is no failure of the reply that another tab or a person ends', async () => {
    const page = await startConversation();
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
  await eventually(() => page.messageTexts.length === 3);
  await sendKeys({ press: 'Escape' });
  expect(page.element.open).to.equal(false);
});

describe('under reduced motion', () => {
  itUnderMedia({ reducedMotion: 'reduce' }, 'shows a reply whole', async () => {
    let stream!: Stream;
    server.answer = () => server.stream((made) => (stream = made));
    const page = await WidgetPage.put().opened();
    await page.say('Ciao');
    await eventually(() => stream);
    stream.send(...reply('x'.repeat(900)).slice(0, 4));
    await eventually(() => page.growing !== '');
    expect(page.growing).to.have.length.at.least(900);
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
    const page = await startConversation();
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

describe('in English', () => {
  it('speaks it when the config or the page says so', async () => {
    const page = await WidgetPage.put({
      config: buildConfig({ language: 'en', welcome_message_closed: '' }),
    }).opened();
    expect(page.messageTexts).to.deep.equal(['Hi! I am here to help.']);
    expect(page.field!.placeholder).to.equal('Write a message...');
    page.element.language = 'it';
    await eventually(() => page.field!.placeholder === 'Scrivi un messaggio...');
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
    const page = await startConversation();
    const [text] = findAll(page.log!.lastElementChild!.shadowRoot!, 'p[dir=auto]');
    expect(getComputedStyle(text!).direction).to.equal('rtl');
    expect(getComputedStyle(page.log!).direction).to.equal('ltr');
  });

  it('speaks English for any of its tags', async () => {
    const page = await WidgetPage.put({ language: 'en-GB' }).opened();
    expect(page.field!.placeholder).to.equal('Write a message...');
  });
});
