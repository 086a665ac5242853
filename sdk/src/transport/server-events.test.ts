import { expect } from '@open-wc/testing';
import { serverEvents } from './server-events.js';

const readAll = async (...chunks: string[]) => {
  const encoder = new TextEncoder();
  const bytes = chunks.map((chunk) => encoder.encode(chunk));
  const events: unknown[] = [];
  for await (const event of serverEvents(new Blob(bytes as BlobPart[]).stream())) events.push(event);
  return events;
};

describe('serverEvents', () => {
  it('reads events in order, and ends at [DONE]', async () => {
    expect(
      await readAll('data: {"a":1}\n\ndata: {"a":2}\r\n\r\ndata: [DONE]\n\ndata: {"a":3}\n\n'),
    ).to.deep.equal([{ a: 1 }, { a: 2 }]);
  });

  it('skips comments, ids and lines that are not JSON', async () => {
    expect(await readAll(': heartbeat\nid: 4\ndata: {"a":\ndata:{"a":1}\n')).to.deep.equal([{ a: 1 }]);
  });

  it('joins a letter that was cut between two chunks', async () => {
    const bytes = new TextEncoder().encode('data: {"a":"perché 🙂"}\n\n');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
        controller.close();
      },
    });
    const events: unknown[] = [];
    for await (const event of serverEvents(body)) events.push(event);
    expect(events).to.deep.equal([{ a: 'perché 🙂' }]);
  });

  it('reads a last line without its end', async () => {
    expect(await readAll('data: {"a":1}')).to.deep.equal([{ a: 1 }]);
  });
});
