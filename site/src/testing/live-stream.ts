import type { LiveEvent } from '@contract';
import { onTestFinished, vi } from 'vitest';
import { accessToken } from '../lib/access-token';

/** Signs in and opens the live stream for the length of one test; `tell` sends an event down the line. Call it after the fake API. */
export const liveStream = () => {
  const { fetch: rest } = globalThis;
  const lines = new Set<ReadableStreamDefaultController<Uint8Array>>();
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url !== '/api/stream') return rest(url, init);
    return new Response(
      new ReadableStream<Uint8Array>({
        start: (line) => void lines.add(line),
      }),
    );
  });
  accessToken.set('token');
  onTestFinished(() => accessToken.set(null));
  return {
    tell: async (event: LiveEvent) => {
      await vi.waitFor(() => {
        if (lines.size === 0) throw new Error('Nobody listens yet');
      });
      const bytes = new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`);
      lines.forEach((line) => line.enqueue(bytes));
    },
  };
};
