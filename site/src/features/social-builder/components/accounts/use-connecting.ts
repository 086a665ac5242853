import {
  type ConnectAttempt,
  type ConnectSocialAccount,
  type GetConnectAttempt,
  type SocialConnectedMessage,
  type SocialPlatform,
} from '@contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../../../lib/api-failure';
import { http } from '../../../../lib/http';

interface OpenAttempt {
  platform: SocialPlatform;
  attemptId: string;
  oauthUrl: string;
}

/** Where a connecting stands. `blocked`: the browser gave no window, the address has to be opened by hand. */
export type Connecting =
  | { step: 'idle' }
  | { step: 'starting'; platform: SocialPlatform }
  | ({ step: 'waiting' } & OpenAttempt)
  | ({ step: 'blocked' } & OpenAttempt)
  | { step: 'ended'; platform: SocialPlatform; attempt: ConnectAttempt | 'closed' | 'not-started' };

const LOOK_EVERY_MS = 2000;
const WINDOW = 'popup,width=620,height=760';

const isOurs = (data: unknown): data is SocialConnectedMessage =>
  typeof data === 'object' && data !== null && (data as SocialConnectedMessage).type === 'social_connected';

/**
 * Connects an account in a window of its network: opened in the same breath as the click, because browsers block later ones. The
 * window says when it is done; where it cannot (some networks cut the tie to their opener), the attempt is asked every two seconds.
 */
export const useConnecting = (projectId: string, onConnected: () => void) => {
  const [connecting, setConnecting] = useState<Connecting>({ step: 'idle' });
  const popup = useRef<Window | null>(null);
  const waiting = connecting.step === 'waiting' || connecting.step === 'blocked' ? connecting : null;
  const attemptId = waiting?.attemptId;
  const platform = waiting?.platform;

  /** `server`: of networks that have many. Answers the rule that a server broke; null where there is none to mend. */
  const start = async (wanted: SocialPlatform, server?: string): Promise<string | null> => {
    popup.current = window.open('', 'officina-social', WINDOW);
    setConnecting({ step: 'starting', platform: wanted });
    try {
      const { data } = await http.post<ConnectSocialAccount['response']>(
        `/social/projects/${encodeURIComponent(projectId)}/connect`,
        {
          platform: wanted,
          ...(server === undefined ? {} : { server }),
        } satisfies ConnectSocialAccount['request'],
      );
      if (popup.current) popup.current.location.href = data.oauthUrl;
      setConnecting({ step: popup.current ? 'waiting' : 'blocked', platform: wanted, ...data });
      return null;
    } catch (failure) {
      popup.current?.close();
      const rule = failure instanceof ApiFailure ? failure.fields.server : undefined;
      setConnecting(rule ? { step: 'idle' } : { step: 'ended', platform: wanted, attempt: 'not-started' });
      return rule ?? null;
    }
  };

  /** By a click of the person's own, which no browser blocks. */
  const openWindow = () => {
    if (!waiting) return;
    popup.current = window.open(waiting.oauthUrl, 'officina-social', WINDOW);
    setConnecting({ ...waiting, step: popup.current ? 'waiting' : 'blocked' });
  };

  const stop = () => {
    popup.current?.close();
    setConnecting({ step: 'idle' });
  };

  // Not an effect after the paint: a network that still knows the person answers at once, and its one word must find a listener.
  useLayoutEffect(() => {
    if (!attemptId || !platform) return undefined;
    let over = false;
    const end = (attempt: ConnectAttempt | 'closed') => {
      if (over) return;
      over = true;
      popup.current?.close();
      setConnecting({ step: 'ended', platform, attempt });
      if (attempt !== 'closed' && attempt.status === 'connected') onConnected();
    };
    const look = async () => {
      const closed = popup.current?.closed;
      try {
        const { data } = await http.get<GetConnectAttempt['response']>(
          `/social/attempts/${encodeURIComponent(attemptId)}`,
        );
        if (data.status !== 'waiting') end(data);
        // Closed before the question was asked: nothing more will come.
        else if (closed) end('closed');
      } catch {
        // The next look tries again.
      }
    };
    const onMessage = ({ origin, data }: MessageEvent) => {
      if (origin === window.location.origin && isOurs(data) && data.attemptId === attemptId) void look();
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    window.addEventListener('message', onMessage);
    return () => {
      over = true;
      clearInterval(timer);
      window.removeEventListener('message', onMessage);
    };
  }, [attemptId, platform, onConnected]);

  return { connecting, start, openWindow, stop };
};
