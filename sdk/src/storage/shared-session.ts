import type { WidgetMessage } from '@contract';
import type { Session } from '../transport/chat-client.js';
import { saveSharedSession, deleteSession, loadSession, saveSession } from './session-store.js';

/**
 * What the tabs of one site send each other about the conversation that they share. Two versions of the widget may meet on the
 * channel: these names are fixed.
 */
export type TabMessage =
  /** A message was added there: the visitor's as it was sent, a reply when it was whole. */
  | { type: 'message'; message: WidgetMessage }
  /** A reply is on its way there, or no longer: whoever writes here meanwhile waits. */
  | { type: 'busy'; busy: boolean }
  /** The conversation began there; `find()` gives it from now on. */
  | { type: 'session'; session: Session }
  /** It is over: the server no longer knows it. */
  | { type: 'forgotten' };

/** Also the question of a tab without a session, and the answer of one that has it. */
type ChannelMessage = { type: 'who' } | { type: 'here'; session: Session } | TabMessage;

/** Milliseconds that other tabs have to answer; a tab in the background is slower than one in front. */
const ANSWER_TIMEOUT_MS = 150;

const isSession = (value: unknown): value is Session => {
  const { id, token } = (value ?? {}) as Partial<Session>;
  return typeof id === 'string' && typeof token === 'string';
};

/**
 * The visitor's session with one chatbot, shared by the tabs of a site without being stored for them: a tab that has none asks
 * the others. Nothing is kept before the visitor writes (then for the tab, as before), and nothing outlives the last tab.
 * Any script of the page can speak on the channel, as it can write into the tab's storage; shapes are checked, no more.
 */
export class SharedSession {
  readonly #installId: string;
  readonly #onMessage: (message: TabMessage) => void;
  readonly #channel: BroadcastChannel | null;
  #session: Session | null;
  #answer: ((session: Session | null) => void) | null = null;

  /** `onMessage` gets what the other tabs send, and nothing that this tab sent. Close it when its window leaves the page. */
  constructor(installId: string, onMessage: (message: TabMessage) => void) {
    this.#installId = installId;
    this.#onMessage = onMessage;
    this.#session = loadSession(installId);
    this.#channel = openChannel(`officina-chat:${installId}`);
    this.#channel?.addEventListener('message', this.#onChannelMessage);
  }

  /** This tab's session, else the one that another tab of this site has, else `null`. */
  async find(): Promise<Session | null> {
    if (this.#session || !this.#channel) return this.#session;
    this.#post({ type: 'who' });
    const found = await new Promise<Session | null>((resolve) => {
      this.#answer = resolve;
      setTimeout(resolve, ANSWER_TIMEOUT_MS, null);
    });
    this.#answer = null;
    // Written meanwhile: what began here counts.
    if (found && !this.#session) this.#saveShared(found);
    return this.#session;
  }

  /** Keeps the session of a visitor who has just written, and lets the other tabs know. */
  save(session: Session): void {
    const known = this.#session;
    this.#session = session;
    saveSession(this.#installId, session);
    if (known?.id !== session.id || known.token !== session.token)
      this.broadcast({ type: 'session', session });
  }

  /** The server no longer knows it: nor does any tab. */
  forget(): void {
    this.#delete();
    this.broadcast({ type: 'forgotten' });
  }

  /** Sends to the other tabs. */
  broadcast(message: TabMessage): void {
    this.#post(message);
  }

  /** Stops listening; what was kept stays. */
  close(): void {
    this.#channel?.close();
    this.#answer?.(null);
  }

  #saveShared(session: Session) {
    this.#session = session;
    saveSharedSession(this.#installId, session);
  }

  #delete() {
    this.#session = null;
    deleteSession(this.#installId);
  }

  #post(message: ChannelMessage) {
    try {
      this.#channel?.postMessage(message);
    } catch {
      // Closed: the window has left the page, and what it would still send.
    }
  }

  readonly #onChannelMessage = ({ data }: MessageEvent<Partial<ChannelMessage> | null>) => {
    switch (data?.type) {
      case 'who':
        if (this.#session) this.#post({ type: 'here', session: this.#session });
        return;
      case 'here':
        if (isSession(data.session)) this.#answer?.(data.session);
        return;
      case 'session':
        if (!isSession(data.session)) return;
        this.#saveShared(data.session);
        this.#onMessage({ type: 'session', session: data.session });
        return;
      case 'forgotten':
        this.#delete();
        this.#onMessage({ type: 'forgotten' });
        return;
      case 'message':
        if (typeof data.message?.text === 'string' && typeof data.message.id === 'string')
          this.#onMessage({ type: 'message', message: data.message });
        return;
      case 'busy':
        this.#onMessage({ type: 'busy', busy: data.busy === true });
    }
  };
}

/** Where a browser blocks storage it may block this as well; then each tab stands alone. */
const openChannel = (name: string): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
};
