import { expect } from '@open-wc/testing';
import type { WidgetMessage } from '@contract';
import { eventually } from '../testing/widget-page.js';
import { readItem } from './session-store.js';
import { SharedSession, type TabMessage } from './shared-session.js';

const message: WidgetMessage = {
  id: '1',
  sender: 'user',
  text: 'Ciao',
  sources: [],
  message_id: 'm1',
  feedback: null,
  created_at: '2026-11-21T09:00:00.000Z',
};

/** A tab of the same site. The tests' tabs share one storage, so each begins with what it had: nothing. */
const open = new Set<SharedSession>();
const tab = (installId = 'install-1') => {
  const received: TabMessage[] = [];
  const session = new SharedSession(installId, (news) => received.push(news));
  open.add(session);
  return { session, received };
};
const given = { id: 's1', token: 't1' };

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  for (const session of open) session.close();
  open.clear();
});

describe('the session that tabs share', () => {
  it('is nobody’s before somebody writes, and asking keeps nothing', async () => {
    const one = tab();
    tab();
    expect(await one.session.find()).to.equal(null);
    expect(sessionStorage.length).to.equal(0);
  });

  it('is given to a tab that asks', async () => {
    const one = tab();
    one.session.save(given);
    sessionStorage.clear();
    const two = tab();
    expect(await two.session.find()).to.deep.equal(given);
    expect(readItem('install-1', '')).to.equal(JSON.stringify(given));
    expect(readItem('install-1', ':open')).to.equal(null);
  });

  it('reaches the tabs that are open when it begins', async () => {
    const one = tab();
    const two = tab();
    one.session.save(given);
    await eventually(() => two.received.length === 1);
    expect(two.received).to.deep.equal([{ type: 'session', session: given }]);
    expect(one.received).to.deep.equal([]);
    expect(await two.session.find()).to.deep.equal(given);
  });

  it('tells once of a session that stays the same', async () => {
    const one = tab();
    const two = tab();
    one.session.save(given);
    one.session.save(given);
    one.session.broadcast({ type: 'busy', busy: true });
    await eventually(() => two.received.some(({ type }) => type === 'busy'));
    expect(two.received.map(({ type }) => type)).to.deep.equal(['session', 'busy']);
  });

  it('carries what is said, and no other chatbot hears it', async () => {
    const one = tab();
    const two = tab();
    const other = tab('install-2');
    one.session.broadcast({ type: 'message', message });
    await eventually(() => two.received.length === 1);
    expect(two.received).to.deep.equal([{ type: 'message', message }]);
    expect(other.received).to.deep.equal([]);
  });

  it('is forgotten by all at once', async () => {
    const one = tab();
    const two = tab();
    one.session.save(given);
    await eventually(() => two.received.length === 1);
    two.session.forget();
    await eventually(() => one.received.length === 1);
    expect(await one.session.find()).to.equal(null);
    expect(readItem('install-1', '')).to.equal(null);
  });

  it('ignores what is no news', async () => {
    const one = tab();
    const channel = new BroadcastChannel('officina-chat:install-1');
    for (const noise of [
      null,
      'x',
      { type: 'session' },
      { type: 'here', session: { id: 1 } },
      { type: 'message', message: { id: 1 } },
    ])
      channel.postMessage(noise);
    channel.postMessage({ type: 'busy', busy: 'yes' });
    await eventually(() => one.received.length === 1);
    expect(one.received).to.deep.equal([{ type: 'busy', busy: false }]);
    channel.close();
  });

  it('works alone where a browser has no such channel', async () => {
    const { BroadcastChannel } = window;
    Object.assign(window, {
      BroadcastChannel: class {
        constructor() {
          throw new DOMException('denied', 'SecurityError');
        }
      },
    });
    const one = tab();
    Object.assign(window, { BroadcastChannel });
    one.session.save(given);
    expect(await one.session.find()).to.deep.equal(given);
  });
});
