import type { Session } from '@contract';
import { act, render, screen } from '@testing-library/react';
import useSWR, { SWRConfig } from 'swr';
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
  const { status, account, unreachable, start } = useSession();
  return (
    <>
      <p>{`${status} ${unreachable ? 'unreachable' : (account?.displayName ?? '')}`}</p>
      <button onClick={() => start(session)}>start</button>
    </>
  );
}
function Orders() {
  const { data } = useSWR('/purchases', async () => 'gli ordini di Anna');
  return <p>{data ?? 'nessun ordine'}</p>;
}
const show = (page = <Who />) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SessionProvider>{page}</SessionProvider>
    </SWRConfig>,
  );

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
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

test('who is blocked is a guest', async () => {
  localStorage.setItem('officina.session', '1');
  serve({ '/api/auth/refresh': [403, { error: { details: { code: 'ACCOUNT_BLOCKED' } } }] });
  show();
  expect(await screen.findByText(/^guest/)).toBeInTheDocument();
  expect(localStorage.getItem('officina.session')).toBeNull();
});

test.each([
  ['a fault', 503],
  ['a flood', 429],
  ['a proxy’s own page', 502],
])('%s (%d) makes nobody a guest: the server is asked again', async (_name, status) => {
  localStorage.setItem('officina.session', '1');
  serve({ '/api/auth/refresh': [status, {}] });
  show();
  expect(await screen.findByText('loading unreachable')).toBeInTheDocument();
  serve({ '/api/auth/refresh': [200, session] });
  expect(await screen.findByText('signed-in Anna Bianchi', {}, { timeout: 3000 })).toBeInTheDocument();
  expect(localStorage.getItem('officina.session')).toBe('1');
});

test('a dead line makes nobody a guest', async () => {
  localStorage.setItem('officina.session', '1');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  show();
  expect(await screen.findByText('loading unreachable')).toBeInTheDocument();
  expect(localStorage.getItem('officina.session')).toBe('1');
});

test('a refusal that says nothing about the session keeps the hint for the next visit', async () => {
  localStorage.setItem('officina.session', '1');
  serve({ '/api/auth/refresh': [403, { error: { details: { code: 'ORIGIN_NOT_ALLOWED' } } }] });
  show();
  expect(await screen.findByText(/^guest/)).toBeInTheDocument();
  expect(localStorage.getItem('officina.session')).toBe('1');
});

test('signing out in one tab signs out the others', async () => {
  serve({});
  show();
  await act(async () => screen.getByText('start').click());
  expect(screen.getByText(/^signed-in/)).toBeInTheDocument();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'officina.theme' })));
  expect(screen.getByText(/^signed-in/)).toBeInTheDocument();
  localStorage.removeItem('officina.session');
  act(
    () => void window.dispatchEvent(new StorageEvent('storage', { key: 'officina.session', newValue: null })),
  );
  expect(screen.getByText(/^guest/)).toBeInTheDocument();
  expect(accessToken.get()).toBeNull();
});

test('what one person has loaded is not shown to the next', async () => {
  serve({});
  show(
    <>
      <Who />
      <Orders />
    </>,
  );
  await act(async () => screen.getByText('start').click());
  expect(await screen.findByText('gli ordini di Anna')).toBeInTheDocument();
  localStorage.removeItem('officina.session');
  act(
    () => void window.dispatchEvent(new StorageEvent('storage', { key: 'officina.session', newValue: null })),
  );
  expect(await screen.findByText('nessun ordine')).toBeInTheDocument();
});

test('a page that comes back from the history after signing out elsewhere shows nobody', async () => {
  serve({});
  show();
  const comeBack = () =>
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await act(async () => screen.getByText('start').click());
  comeBack();
  expect(screen.getByText(/^signed-in/)).toBeInTheDocument();
  localStorage.removeItem('officina.session');
  comeBack();
  expect(screen.getByText(/^guest/)).toBeInTheDocument();
  expect(accessToken.get()).toBeNull();
});

test('neither token is ever kept in storage', async () => {
  serve({});
  show();
  await act(async () => screen.getByText('start').click());
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('token');
});
