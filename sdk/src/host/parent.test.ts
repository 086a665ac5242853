import { expect } from '@open-wc/testing';
import type { WidgetHostMessage } from '@contract';
import { watchFrame } from './parent.js';

const message = (changes: object = {}) => ({
  source: 'officina-chat',
  v: 1,
  installId: 'a',
  type: 'opened',
  ...changes,
});

describe('watchFrame', () => {
  let frame: HTMLIFrameElement;
  let received: WidgetHostMessage[];
  let stop: () => void;
  const send = (
    data: unknown,
    { source = frame.contentWindow as Window, origin = 'https://officina.example' } = {},
  ) => window.dispatchEvent(new MessageEvent('message', { data, source, origin }));

  beforeEach(() => {
    frame = document.body.appendChild(document.createElement('iframe'));
    Object.defineProperty(frame, 'src', { value: 'https://officina.example/widget/a' });
    received = [];
    stop = watchFrame(frame, (data) => received.push(data));
  });
  afterEach(() => {
    stop();
    frame.remove();
  });

  it('hears its own frame', () => {
    send(message());
    expect(received).to.deep.equal([message()]);
  });

  it('hears no other window, no other origin, no other shape', () => {
    send(message(), { source: window });
    send(message(), { origin: 'https://officina.example.evil.io' });
    send(message(), { origin: 'null' });
    for (const data of [
      null,
      'opened',
      1,
      {},
      message({ v: 2 }),
      message({ source: 'x' }),
      message({ type: 'resize' }),
      message({ type: '__proto__' }),
      message({ installId: 1 }),
    ])
      send(data);
    expect(received).to.deep.equal([]);
  });

  it('hears nothing after it was stopped', () => {
    stop();
    send(message());
    expect(received).to.deep.equal([]);
  });
});
