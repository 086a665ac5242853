import type { WidgetMessage } from '@contract';
import type { Session } from '../transport/chat-client.js';
import { adoptSession, forgetSession, recallSession, rememberSession } from './session-store.js';

/** What the tabs of one site tell each other about the conversation that they share. */
export type TabNews =
  /** A message was added there: the visitor's as it was sent, a reply when it was whole. */
  | { type: 'message'; message: WidgetMessage }
  /** A reply is on its way there, or no longer: whoever writes here meanwhile waits. */
  | { type: 'busy'; busy: boolean }
  /** The conversation began there; `find()` gives it from now on. */
  | { type: 'session'; session: Session }
  /** It is over: the server no longer knows it. */
  | { type: 'forgotten' };

/** One question to the other tabs; the answer is for whoever hears it. */
type Call = { type: 'who' } | { type: 'here'; session: Session } | TabNews;

/** Milliseconds that other tabs have to answer; a tab in the background is slower than one in front. */
const PATIENCE_MS = 150;

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
  readonly #listen: (news: TabNews) => void;
  readonly #channel: BroadcastChannel | null;
  #session: Session | null;
  #answer: ((session: Session | null) => void) | null = null;

  /** `onNews` hears what the other tabs tell, and nothing that this tab told. Close it when its window leaves the page. */
  constructor(installId: string, onNews: (news: TabNews) => void) {
    this.#installId = installId;
    this.#listen = onNews;
    this.#session = recallSession(installId);
    this.#channel = openChannel(`officina-chat:${installId}`);
    this.#channel?.addEventListener('message', this.#hear);
  }

  /** This tab's session, else the one that another tab of this site has, else `null`. */
  async find(): Promise<Session | null> {
    if (this.#session || !this.#channel) return this.#session;
    this.#post({ type: 'who' });
    const found = await new Promise<Session | null>((resolve) => {
      this.#answer = resolve;
      setTimeout(resolve, PATIENCE_MS, null);
    });
    this.#answer = null;
    // Written meanwhile: what began here counts.
    if (found && !this.#session) this.#adopt(found);
    return this.#session;
  }

  /** Keeps the session of a visitor who has just written, and lets the other tabs know. */
  keep(session: Session): void {
    const known = this.#session;
    this.#session = session;
    rememberSession(this.#installId, session);
    if (known?.id !== session.id || known.token !== session.token) this.tell({ type: 'session', session });
  }

  /** The server no longer knows it: nor does any tab. */
  forget(): void {
    this.#drop();
    this.tell({ type: 'forgotten' });
  }

  /** Tells the other tabs. */
  tell(news: TabNews): void {
    this.#post(news);
  }

  /** Stops listening; what was kept stays. */
  close(): void {
    this.#channel?.close();
    this.#answer?.(null);
  }

  #adopt(session: Session) {
    this.#session = session;
    adoptSession(this.#installId, session);
  }

  #drop() {
    this.#session = null;
    forgetSession(this.#installId);
  }

  #post(call: Call) {
    try {
      this.#channel?.postMessage(call);
    } catch {
      // Closed: the window has left the page, and its last words with it.
    }
  }

  readonly #hear = ({ data }: MessageEvent<Partial<Call> | null>) => {
    switch (data?.type) {
      case 'who':
        if (this.#session) this.#post({ type: 'here', session: this.#session });
        return;
      case 'here':
        if (isSession(data.session)) this.#answer?.(data.session);
        return;
      case 'session':
        if (!isSession(data.session)) return;
        this.#adopt(data.session);
        this.#listen({ type: 'session', session: data.session });
        return;
      case 'forgotten':
        this.#drop();
        this.#listen({ type: 'forgotten' });
        return;
      case 'message':
        if (typeof data.message?.text === 'string' && typeof data.message.id === 'string')
          this.#listen({ type: 'message', message: data.message });
        return;
      case 'busy':
        this.#listen({ type: 'busy', busy: data.busy === true });
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
