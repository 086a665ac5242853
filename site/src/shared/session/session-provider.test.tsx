import type { Session } from '@contract';
import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { accessToken } from '../../lib/access-token';
import { anAccount } from '../../testing/render';
import { SessionProvider, useSession } from './session-provider';

const session: Session = { jwt: 'token', user: anAccount() };

const requests: string[] = [];
const serve = (answers: Record<string, [status: number, body: unknown]>) => {
  requests.length = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    const [status, body] = answers[path] ?? [404, {}];
    return new Response(JSON.stringify(body), { status });
  });
};

function Who() {
  const { status, account, start } = useSession();
  return (
    <>
      <p>{`${status} ${account?.displayName ?? ''}`}</p>
      <button onClick={() => start(session)}>start</button>
    </>
  );
}
const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SessionProvider>
        <Who />
      </SessionProvider>
    </SWRConfig>,
  );

afterEach(() => {
  vi.unstubAllGlobals();
  accessToken.set(null);
});

test('a first visit is a guest’s and asks the server nothing', async () => {
  serve({});
  show();
  expect(await screen.findByText(/^guest/)).toBeInTheDocument();
  expect(requests).toEqual([]);
});

test('a returning person is signed in again', async () => {
  localStorage.setItem('officina.session', '1');
  serve({ '/api/auth/refresh': [200, session] });
  show();
  expect(await screen.findByText('signed-in Anna Bianchi')).toBeInTheDocument();
  expect(accessToken.get()).toBe('token');
});

test('a session that ran out leaves a guest, and is not tried at the next visit', async () => {
  localStorage.setItem('officina.session', '1');
  serve({ '/api/auth/refresh': [401, { error: { details: { code: 'UNAUTHENTICATED' } } }] });
  show();
  expect(await screen.findByText(/^guest/)).toBeInTheDocument();
  expect(localStorage.getItem('officina.session')).toBeNull();
});

test('signing out in one tab signs out the others', async () => {
  serve({});
  show();
  await act(async () => screen.getByText('start').click());
  expect(screen.getByText(/^signed-in/)).toBeInTheDocument();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'officina.session', newValue: null }));
  });
  expect(screen.getByText(/^guest/)).toBeInTheDocument();
  expect(accessToken.get()).toBeNull();
});

test('neither token is ever kept in storage', async () => {
  serve({});
  show();
  await act(async () => screen.getByText('start').click());
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('token');
});
