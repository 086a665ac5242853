import { expect } from '@open-wc/testing';
import { buildConfig, delivered, json, reply, storedMessage, type Stream } from '../testing/fake-server.js';
import { answering, line, server, settle, streaming, startConversation } from '../testing/visit.js';
import { WidgetPage, eventually, findAll, visible } from '../testing/widget-page.js';

settle();

describe('when a person answers', () => {
  it('tells the visitor, shows who speaks, and gives the word back to the bot', async () => {
    const page = await startConversation();
    const live = await line();
    live.send({ type: 'attended', by: 'person' });
    await eventually(() => page.banner === 'Ti risponde una persona');
    expect(page.status).to.equal('Ti risponde una persona');
    expect(page.named('Parla con una persona')).to.equal(undefined);

    live.send({ type: 'typing' });
    await eventually(() => visible(page.one('.dots')));
    live.send({ type: 'message', message: storedMessage('person', 'Buongiorno, sono Anna.') });
    await eventually(() => page.messageTexts.at(-1) === 'Buongiorno, sono Anna.');
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
    await eventually(() => page.banner === '');
    await eventually(() => page.status === 'Ora ti risponde di nuovo l’assistente AI');
  });

  it('delivers without waiting for a reply', async () => {
    const page = await startConversation();
    answering(...delivered());
    await page.say('Ci siete?');
    await eventually(() => page.all('.note').some((note) => note.textContent === 'Consegnato'));
    expect(page.messageTexts).to.have.length(4);
    expect(page.banner).to.equal('Ti risponde una persona');
    await page.say('Pronto?');
    await eventually(() => server.chatRequests.length === 3);
  });

  it('never doubles what this tab said and heard itself', async () => {
    const page = await startConversation();
    const live = await line();
    const message_id = server.chatRequests[0]!.message_id!;
    live.send({ type: 'message', message: storedMessage('user', 'Ciao', { message_id }) });
    live.send({ type: 'message', message: storedMessage('bot', 'Va bene.', { message_id, id: 'r1' }) });
    live.send({ type: 'message', message: storedMessage('user', 'Da un’altra scheda', { message_id: 'x' }) });
    live.send({ type: 'message', message: storedMessage('bot', 'Risposta altrove', { message_id: 'x' }) });
    live.send({ type: 'message', message: storedMessage('bot', 'Risposta altrove', { message_id: 'x' }) });
    await eventually(() => page.messageTexts.at(-1) === 'Risposta altrove');
    expect(page.messageTexts.slice(1)).to.deep.equal([
      'Ciao',
      'Va bene.',
      'Da un’altra scheda',
      'Risposta altrove',
    ]);
  });

  it('never doubles the reply that it is still writing out', async () => {
    const page = await startConversation();
    const live = await line();
    const streams = streaming();
    await page.say('E poi?');
    const stream = await eventually(() => streams[0]);
    const { message_id } = server.chatRequests[1]!;
    live.send({ type: 'message', message: storedMessage('bot', 'Eccola.', { message_id, id: 'r2' }) });
    live.send({ type: 'message', message: storedMessage('user', 'Da un’altra scheda', { message_id: 'x' }) });
    await eventually(() => page.messageTexts.includes('Da un’altra scheda'));
    stream.send(...reply('Eccola.', { id: 'r2' }));
    stream.end();
    await eventually(() => page.messageTexts.at(-1) === 'Eccola.');
    expect(page.messageTexts.filter((text) => text === 'Eccola.')).to.have.length(1);
  });

  it('puts the reply that came after all in the place of its failure', async () => {
    const page = await startConversation();
    server.answer = () => json({}, 502);
    await page.say('E poi?');
    await eventually(() => page.named('Riprova'));
    const message_id = server.chatRequests[1]!.message_id!;
    (await line()).send({ type: 'message', message: storedMessage('bot', 'Eccola.', { message_id }) });
    await eventually(() => page.messageTexts.at(-1) === 'Eccola.');
    expect(page.named('Riprova')).to.equal(undefined);
    expect(page.messageTexts).to.have.length(5);
  });

  it('comes back after a break, and fetches what was missed', async () => {
    const page = await startConversation();
    (await line()).send({ type: 'attended', by: 'person' });
    const message_id = server.chatRequests[0]!.message_id!;
    server.history = () =>
      json({
        messages: [
          storedMessage('user', 'Ciao', { message_id }),
          storedMessage('bot', 'Va bene.', { message_id, id: 'r1' }),
          storedMessage('person', 'Mi sentite?'),
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
      await eventually(() => page.messageTexts.at(-1) === 'Mi sentite?', 'what was missed', 9000);
    } finally {
      performance.now = now;
    }
    expect(page.messageTexts.slice(1)).to.deep.equal(['Ciao', 'Va bene.', 'Mi sentite?']);
  });

  it('asks no more where the server has no such line', async () => {
    server.events = () => json({}, 404);
    const { setTimeout } = window;
    const pauses: number[] = [];
    window.setTimeout = ((run: () => void, delay = 0) => {
      pauses.push(delay);
      return setTimeout(run, delay);
    }) as typeof window.setTimeout;
    const page = await startConversation();
    await eventually(() => server.paths.some((path) => path.startsWith('events')));
    await page.say('Ancora');
    await eventually(() => page.messageTexts.length === 5);
    window.setTimeout = setTimeout;
    expect(server.paths.filter((path) => path.startsWith('events'))).to.have.length(1);
    expect(pauses.filter((pause) => pause >= 500 && pause <= 1500)).to.deep.equal([]);
  });

  it('forgets everything that the owner erased', async () => {
    const page = await startConversation();
    (await line()).send({ type: 'erased' });
    await eventually(() => page.messageTexts.length === 1);
    expect(page.banner).to.equal('Questa conversazione è stata cancellata.');
    expect(sessionStorage.getItem('officina-chat:install-1')).to.equal(null);
    await page.say('Di nuovo');
    await eventually(() => server.chatRequests.length === 2);
    expect(server.chatRequests[1]).not.to.have.property('sessionId');
  });
});

describe('the live line', () => {
  it('is closed with the chat, and opened with it', async () => {
    const page = await startConversation();
    const first = await line();
    page.element.hide();
    await eventually(() => first.signal?.aborted);
    page.element.show();
    await eventually(() => server.lines.length === 2);
  });

  it('stays behind the closed chat while a person answers, and counts what is not read', async () => {
    const counts: string[] = [];
    const page = await startConversation();
    page.element.addEventListener('officina-unread', ({ count, label }) => counts.push(`${count} ${label}`));
    const live = await line();
    live.send({ type: 'attended', by: 'person' });
    await eventually(() => page.banner);
    page.element.hide();
    live.send({ type: 'message', message: storedMessage('person', 'Uno') });
    live.send({ type: 'message', message: storedMessage('person', 'Due') });
    await eventually(() => counts.length === 2);
    expect(live.signal?.aborted).to.equal(false);
    page.element.show();
    await eventually(() => counts.length === 3);
    expect(counts).to.deep.equal(['1 1 nuovo messaggio', '2 2 nuovi messaggi', '0 ']);
  });

  it('is closed with the element', async () => {
    const page = await startConversation();
    const live = await line();
    page.element.remove();
    await eventually(() => live.signal?.aborted);
  });
});

describe('from page to page', () => {
  it('brings the conversation back, open as it was', async () => {
    const before = await WidgetPage.put().opened();
    await before.say('Ciao');
    await eventually(() => before.messageTexts.length === 3);
    before.element.remove();

    server.history = () =>
      json({
        messages: [
          { id: '1', sender: 'user', text: 'Ciao', sources: [], created_at: '2026-11-21T09:00:00.000Z' },
          { id: '2', sender: 'bot', text: 'Va bene.', sources: [], created_at: '2026-11-21T09:00:01.000Z' },
        ],
      });
    const after = WidgetPage.put();
    await eventually(() => visible(after.window) && after.messageTexts.length === 3);
    expect(after.messageTexts.slice(1)).to.deep.equal(['Ciao', 'Va bene.']);
    expect(server.paths).to.include('history?install_id=install-1&sessionId=s1');
    expect(server.authorization).to.equal('Bearer t1');
  });

  it('stays closed after the visitor closed it', async () => {
    const before = await WidgetPage.put({ config: buildConfig({ start_open: true }) }).opened();
    await before.say('Ciao');
    await eventually(() => before.messageTexts.length === 3);
    before.element.hide();
    before.element.remove();
    const after = WidgetPage.put({ config: buildConfig({ start_open: true }) });
    await eventually(() => visible(after.bubble));
    expect(after.element.open).to.equal(false);
  });

  it('starts anew when the server no longer knows the session', async () => {
    sessionStorage.setItem('officina-chat:install-1', JSON.stringify({ id: 'old', token: 'old' }));
    server.history = () => json({}, 404);
    const page = await WidgetPage.put().opened();
    await eventually(() => sessionStorage.getItem('officina-chat:install-1') === null);
    await page.say('Ciao');
    await eventually(() => server.chatRequests.length === 1);
    expect(server.chatRequests[0]).not.to.have.property('sessionId');
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
    await eventually(() => page.messageTexts[2] === 'Ancora qui.');
    elsewhere.remove();
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
        messages: [storedMessage('user', 'Di là')],
        has_more: false,
        attended_by: 'bot',
        person_requested: false,
      });
    const page = await WidgetPage.put().opened();
    await eventually(() => page.messageTexts[1] === 'Di là');
    other.postMessage({
      type: 'message',
      message: storedMessage('bot', 'Risposta di là', { message_id: 'm' }),
    });
    await eventually(() => page.messageTexts[2] === 'Risposta di là');
    await page.say('Di qua');
    await eventually(() => server.chatRequests.length === 1);
    expect(server.chatRequests[0]!.sessionId).to.equal('s7');
    other.close();
  });

  it('lets go of its own conversation where the other tab has begun another', async () => {
    const page = await startConversation();
    const other = new BroadcastChannel('officina-chat:install-1');
    server.history = () =>
      json({
        messages: [storedMessage('user', 'Da capo'), storedMessage('bot', 'Eccomi.')],
        has_more: false,
        attended_by: 'bot',
        person_requested: false,
      });
    other.postMessage({ type: 'session', session: { id: 's9', token: 't9' } });
    await eventually(() => page.messageTexts.includes('Eccomi.'));
    expect(page.messageTexts.slice(1)).to.deep.equal(['Da capo', 'Eccomi.']);
    other.close();
  });

  it('tells the other tab what is said here', async () => {
    const other = new BroadcastChannel('officina-chat:install-1');
    const received: string[] = [];
    other.onmessage = ({ data }) => {
      if (data.type === 'message') received.push(`${data.message.sender}: ${data.message.text}`);
    };
    await startConversation();
    await eventually(() => received.length === 2);
    expect(received).to.deep.equal(['user: Ciao', 'bot: Va bene.']);
    other.close();
  });
});
