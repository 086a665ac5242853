import type { ListSitePages, SiteCrawl } from '@contract';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api';
import { liveStream } from '../../../../testing/live-stream';
import { anAccount, render } from '../../../../testing/render';
import { useSitePages } from './use-site-pages';

const RUNNING: SiteCrawl = {
  status: 'running',
  startedAt: '2026-11-21T09:00:00.000Z',
  finishedAt: null,
  found: 90,
  read: 1,
  failure: null,
};

function Pages() {
  const { pages, crawl } = useSitePages('inst1');
  return (
    <p>
      {pages?.length} listed, {crawl?.read} read
    </p>
  );
}

test('while a site is read its pages are listed again, however often the stream tells how many there are', async () => {
  const read: ListSitePages['response']['data'] = [];
  const api = fakeApi({
    'GET /chatbots/inst1/site-pages': () => ({ body: { data: [...read], meta: { crawl: RUNNING } } }),
  });
  const line = liveStream();
  render(<Pages />, { account: anAccount() });
  expect(await screen.findByText('0 listed, 1 read')).toBeVisible();
  read.push({
    id: 'p1',
    url: 'https://www.fornobianchi.it/orari',
    title: 'Orari',
    status: 'ready',
    passages: 1,
    failure: null,
    readAt: '2026-11-21T09:00:05.000Z',
  });
  let count = 1;
  await vi.waitFor(
    async () => {
      count += 1;
      await line.tell({ topic: 'site-crawl', chatbotId: 'inst1', crawl: { ...RUNNING, read: count } });
      expect(screen.getByText(/^1 listed/)).toBeVisible();
    },
    { interval: 300, timeout: 8_000 },
  );
  expect(count).toBeGreaterThan(2);
  expect(api.to('/chatbots/inst1/site-pages').length).toBeGreaterThan(1);
}, 12_000);
