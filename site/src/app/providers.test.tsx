import { render, screen } from '@testing-library/react';
import useSWR from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessToken } from '../lib/access-token';
import { Providers, type PageData } from './providers';

const requests: string[] = [];
beforeEach(() => {
  requests.length = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    return new Response(JSON.stringify({ title: 'Nuovo' }));
  });
});
afterEach(() => {
  accessToken.set(null);
  delete document.documentElement.dataset.session;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Title({ of }: { of: string }) {
  const { data, error }: { data?: { title: string }; error?: unknown } = useSWR(of);
  return <p>{error ? 'errore' : (data?.title ?? 'attesa')}</p>;
}

let count = 0;
/** Keys are new each time: SWR remembers. */
const show = (data: (key: string) => PageData) => {
  const key = `/pagina-${(count += 1)}`;
  render(
    <Providers locale="it" data={data(key)}>
      <Title of={key} />
      <Title of={`${key}/altro`} />
    </Providers>,
  );
  return `/api${key}`;
};
const drawn = (key: string): PageData => ({ bodies: { [key]: { title: 'Già letto' } }, failures: {} });
const refused = (key: string): PageData => ({
  bodies: {},
  failures: { [key]: { status: 503, code: 'UNAVAILABLE' } },
});

test('what the server has just read is shown and not asked for again', async () => {
  const address = show(drawn);
  expect(screen.getByText('Già letto')).toBeInTheDocument();
  await vi.waitFor(() => expect(requests).toContain(`${address}/altro`));
  // What has something to show already is asked for a frame later.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(requests).not.toContain(address);
});

test('whoever is signed in asks for what is theirs', async () => {
  document.documentElement.dataset.session = 'expected';
  const address = show(drawn);
  await vi.waitFor(() => expect(screen.getAllByText('Nuovo')).toHaveLength(2));
  expect(requests).toContain(address);
});

test('what was read a minute ago is asked for again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
  const key = `/pagina-${(count += 1)}`;
  const page = (child: boolean) => (
    <Providers locale="it" data={drawn(key)}>
      {child && <Title of={key} />}
    </Providers>
  );
  const { rerender } = render(page(false));
  vi.setSystemTime(new Date('2026-11-21T10:01:01Z'));
  rerender(page(true));
  expect(await screen.findByText('Nuovo')).toBeInTheDocument();
});

test('what the server was refused is drawn as refused, then asked for', async () => {
  const address = show(refused);
  expect(screen.getByText('errore')).toBeInTheDocument();
  await vi.waitFor(() => expect(screen.getAllByText('Nuovo')).toHaveLength(2));
  expect(requests).toContain(address);
});
