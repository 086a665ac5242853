import { expect } from '@open-wc/testing';
import { readReply } from './read-reply.js';

describe('readReply', () => {
  const shapes: [string, string | null][] = [
    ['Ciao', 'Ciao'],
    ['{"reply":"Ciao"}', 'Ciao'],
    ['{"message":"Ciao"}', 'Ciao'],
    ['{"response":"Ciao"}', 'Ciao'],
    ['{"output":"Ciao"}', 'Ciao'],
    ['{"text":"Ciao"}', 'Ciao'],
    ['{"content":"Ciao"}', 'Ciao'],
    ['{"choices":[{"message":{"role":"assistant","content":"Ciao"}}]}', 'Ciao'],
    ['[{"output":"Ciao"}]', 'Ciao'],
    ['{"data":{"reply":"Ciao"}}', 'Ciao'],
    ['{"reply":"","message":"Ciao"}', 'Ciao'],
    ['{"id":"x-123","status":"ok"}', null],
    ['{"error":{"stack":"at Object.<anonymous>"}}', null],
    ['{"reply":', null],
    ['<html>502 Bad Gateway</html>', null],
    ['', null],
    ['   ', null],
    ['{"reply":42}', null],
  ];
  for (const [body, expected] of shapes)
    it(`${body || '(nothing)'} → ${expected}`, () =>
      expect(readReply(body)?.reply ?? null).to.equal(expected));

  it('survives a nest without a bottom', () => {
    expect(readReply('{"reply":'.repeat(5000) + '1' + '}'.repeat(5000))).to.equal(null);
  });

  it('does not hear what a page put on the prototype of everything', () => {
    Object.defineProperty(Object.prototype, 'reply', { value: 'Falso', configurable: true });
    try {
      expect(readReply('{"id":1}')).to.equal(null);
    } finally {
      delete (Object.prototype as { reply?: string }).reply;
    }
  });

  it('takes sources, suggestions and session only in their own shapes', () => {
    const read = readReply(
      '{"reply":"Sì","sources":[{"title":"a","page":2,"excerpt":"b"},{"page":1},7],"suggestions":["x",3,""],"sessionId":"s","session_token":5,"handover":"yes","person_called":1}',
    );
    expect(read).to.deep.equal({
      reply: 'Sì',
      outcome: 'answered',
      sources: [{ title: 'a', page: 2, excerpt: 'b' }],
      suggestions: ['x'],
      handover: false,
      reply_id: '',
      personCalled: false,
    });
  });
});
