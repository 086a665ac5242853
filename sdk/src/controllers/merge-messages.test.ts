import { expect } from '@open-wc/testing';
import { storedMessage } from '../testing/fake-server.js';
import { fromServer, mergeMessages, insertMessage } from './merge-messages.js';
import { createMessage, type ChatMessage } from './messages.js';

const texts = (messages: readonly ChatMessage[]) => messages.map(({ text, failure }) => text || failure);
const mine = (text: string, messageId: string) => createMessage('user', text, messageId);
const stored = (...args: Parameters<typeof storedMessage>) => fromServer(storedMessage(...args));

describe('what is known and what the server tells', () => {
  it('is each message once, in the server’s order', () => {
    const known = [mine('Uno', 'a'), { ...createMessage('bot', 'Risposta', 'a'), replyId: 'r1' }];
    const merged = mergeMessages(known, [
      stored('user', 'Uno', { message_id: 'a' }),
      stored('bot', 'Risposta', { message_id: 'a', id: 'r1' }),
      stored('person', 'Eccomi'),
    ]);
    expect(texts(merged)).to.deep.equal(['Uno', 'Risposta', 'Eccomi']);
    expect(merged[1]!.id, 'the element of a known message lives on').to.equal(known[1]!.id);
  });

  it('keeps what has not reached the server at the end, and older pages at the start', () => {
    const known = [stored('user', 'Vecchio'), stored('user', 'Uno'), mine('In viaggio', 'x')];
    expect(texts(mergeMessages(known, [stored('user', 'Uno'), stored('bot', 'Due')]))).to.deep.equal([
      'Vecchio',
      'Uno',
      'Due',
      'In viaggio',
    ]);
  });

  it('has no failure where the reply came after all', () => {
    const known: ChatMessage[] = [mine('Uno', 'a'), { ...createMessage('bot', '', 'a'), failure: 'network' }];
    const reply = stored('bot', 'Eccola', { message_id: 'a' });
    expect(texts(insertMessage(known, reply))).to.deep.equal(['Uno', 'Eccola']);
    expect(texts(mergeMessages(known, [stored('user', 'Uno', { message_id: 'a' }), reply]))).to.deep.equal([
      'Uno',
      'Eccola',
    ]);
  });

  it('puts what is said meanwhile before what waits for the network', () => {
    const known = [mine('Uno', 'a'), { ...mine('Dopo', 'b'), deliveryStatus: 'queued' as const }];
    expect(texts(insertMessage(known, stored('person', 'Prima')))).to.deep.equal(['Uno', 'Prima', 'Dopo']);
  });

  it('learns of a thumb given elsewhere', () => {
    const known = [{ ...createMessage('bot', 'Sì', 'a'), replyId: 'r1' }];
    const [reply] = insertMessage(known, stored('bot', 'Sì', { id: 'r1', message_id: 'a', feedback: 'up' }));
    expect(reply).to.include({ id: known[0]!.id, feedback: 'up' });
  });
});
