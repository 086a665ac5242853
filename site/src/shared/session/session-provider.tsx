import type { Account, Session } from '@contract';
import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useSWRConfig } from 'swr';
import { useLocale } from '../../i18n';
import { accessToken, refreshSession } from '../../lib/access-token';
import { ApiFailure } from '../../lib/api-failure';
import { http } from '../../lib/http';
import { storage } from '../../lib/storage';
import { useProfileLocale } from './use-profile-locale';

export type SessionStatus = 'loading' | 'guest' | 'signed-in';

export interface SessionState {
  status: SessionStatus;
  account: Account | null;
  /** True while `loading` goes on because the server does not answer: it is asked until it does. */
  unreachable: boolean;
  /** Takes up the session that signing in answered. */
  start: (session: Session) => void;
  /** Signs out, here and on the server. Throws `ApiFailure` when the server could not be told; the person is out all the same. */
  end: () => Promise<void>;
  /** Shows a change of the account at once, as `PATCH /me` answered it. */
  update: (account: Account) => void;
}

/**
 * Says only *that* somebody was signed in on this device: without it, every guest's visit would begin with a refused
 * refresh. `/theme.js` reads it too, to keep guests' buttons from flashing.
 */
const HINT = 'officina.session';
/** Pauses before taking the session up is tried again; then every ten seconds. */
const RETRY_MS = [1000, 2000, 5000];
const LAST_RETRY_MS = 10_000;

// Guests need no live stream: it comes with signing in.
const AccountUpdates = lazy(() => import('./account-updates'));

const SessionContext = createContext<SessionState>({
  status: 'loading',
  account: null,
  unreachable: false,
  start: () => undefined,
  end: () => Promise.resolve(),
  update: () => undefined,
});

export function SessionProvider({ children }: { children: ReactNode }) {
  const [status, setStatus] = useState<SessionStatus>('loading');
  const [account, setAccount] = useState<Account | null>(null);
  const [unreachable, setUnreachable] = useState(false);
  const { locale, setLocale } = useLocale();
  const { mutate } = useSWRConfig();

  const forget = useCallback(() => {
    accessToken.set(null);
    setAccount(null);
    setStatus('guest');
    setUnreachable(false);
    // What the cache holds was one person's; the next one must not see it.
    void mutate(() => true, undefined, { revalidate: false });
  }, [mutate]);

  const start = useCallback((session: Session) => {
    storage.set(HINT, '1');
    accessToken.set(session.jwt);
    setAccount(session.user);
    setStatus('signed-in');
    setUnreachable(false);
  }, []);

  const end = useCallback(async () => {
    storage.remove(HINT);
    try {
      await http.post('/auth/logout');
    } finally {
      forget();
    }
  }, [forget]);

  useEffect(() => {
    accessToken.whenLost(() => {
      storage.remove(HINT);
      forget();
    });
    return () => accessToken.whenLost(() => undefined);
  }, [forget]);

  useEffect(() => {
    if (!storage.get(HINT)) {
      setStatus('guest');
      return undefined;
    }
    let cancelled = false;
    let timer: ReturnType<typeof setTimeout>;
    const resume = async (attempt: number) => {
      try {
        const session = await refreshSession<Session>();
        if (!cancelled) start(session);
      } catch (failure) {
        if (cancelled) return;
        const { status: answered = 0, retryAfterSeconds = null } =
          failure instanceof ApiFailure ? failure : {};
        if (answered !== 0 && answered !== 429 && answered < 500) {
          // Refused. The hint stays unless the session is over: then `whenLost` has removed it already.
          setStatus('guest');
          return;
        }
        // Nobody is made a guest, and led away from what they were doing, because a server starts anew.
        setUnreachable(true);
        const pause = Math.max(RETRY_MS[attempt] ?? LAST_RETRY_MS, (retryAfterSeconds ?? 0) * 1000);
        timer = setTimeout(() => void resume(attempt + 1), pause);
      }
    };
    void resume(0);
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [start]);

  const signedIn = status === 'signed-in';
  useEffect(() => {
    // Signing out in one tab signs out the others; one that was frozen in the browser's history learns of it as it comes back.
    const follow = () => {
      if (signedIn && !storage.get(HINT)) forget();
    };
    const moments = ['storage', 'pageshow'];
    for (const moment of moments) window.addEventListener(moment, follow);
    return () => {
      for (const moment of moments) window.removeEventListener(moment, follow);
    };
  }, [forget, signedIn]);

  useProfileLocale(signedIn ? account : null, locale, setLocale);

  const state = useMemo(
    () => ({ status, account, unreachable, start, end, update: setAccount }),
    [status, account, unreachable, start, end],
  );
  return (
    <SessionContext value={state}>
      {children}
      {signedIn && (
        <Suspense fallback={null}>
          <AccountUpdates onUpdate={setAccount} />
        </Suspense>
      )}
    </SessionContext>
  );
}

/** Who is here: `{ status, account, start(session), end() }`. */
export const useSession = (): SessionState => useContext(SessionContext);

/** For tests and stories: somebody is signed in, or nobody is, without a server. */
export function FixedSession({ value, children }: { value: Partial<SessionState>; children: ReactNode }) {
  const fallback = useContext(SessionContext);
  return <SessionContext value={{ ...fallback, status: 'guest', ...value }}>{children}</SessionContext>;
}
