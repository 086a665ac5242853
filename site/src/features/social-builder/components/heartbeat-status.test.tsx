import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { learnServerTime } from '../../../lib/server-clock';
import { render } from '../../../testing/render';
import { HeartbeatStatus } from './heartbeat-status';

afterEach(() => {
  learnServerTime(new Date().toUTCString());
  vi.useRealTimers();
});

test('on a device three hours ahead the last check is still twelve seconds ago', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T13:00:12.000Z') });
  learnServerTime('Sun, 22 Nov 2026 10:00:12 GMT');
  render(<HeartbeatStatus heartbeat={{ lastCheckAt: '2026-11-22T10:00:00.000Z', silent: false }} />);
  expect(screen.getByText('Ultimo controllo: 12 secondi fa')).toBeVisible();
});

test('before the first check it says so', () => {
  render(<HeartbeatStatus heartbeat={{ lastCheckAt: null, silent: false }} />);
  expect(screen.getByText('Nessun controllo, per ora')).toBeVisible();
});
