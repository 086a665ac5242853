import { expect } from '@open-wc/testing';
import type { WidgetHostMessage } from '@contract';
import { buildConfig } from '../testing/fake-server.js';
import { eventually } from '../testing/widget-page.js';
import type { OfficinaChat } from '../elements/officina-chat.js';
import { parentOrigin } from './frame.js';
import { watchFrame } from './parent.js';

describe('a widget in a frame', () => {
  it('tells its page, and only its page, what it does', async () => {
    const received: WidgetHostMessage['type'][] = [];
    const frame = document.createElement('iframe');
    frame.srcdoc = `<script type="module" src="${new URL('../define.ts', import.meta.url)}"></script>
      <officina-chat embedded></officina-chat>`;
    const stop = watchFrame(frame, ({ installId, type }) => {
      expect(installId).to.equal('install-1');
      received.push(type);
    });
    document.body.append(frame);
    const chat = await eventually(
      () => frame.contentDocument?.querySelector<OfficinaChat>('officina-chat:defined'),
      'the element in the frame',
    );
    chat.installId = 'install-1';
    chat.config = buildConfig();
    await eventually(() => received.length === 2);
    chat.open = true;
    await eventually(() => received.length === 3);
    chat.open = false;
    await eventually(() => received.length === 4);
    expect(received).to.deep.equal(['ready', 'closed', 'opened', 'closed']);
    stop();
    frame.remove();
  });

  it('knows no page when there is none', () => {
    // The test page itself is on top.
    expect(window.parent).to.equal(window);
    expect(parentOrigin()).to.equal('');
  });
});
