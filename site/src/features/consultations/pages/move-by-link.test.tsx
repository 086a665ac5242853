import type { LinkedBooking } from '@contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, refusal, type ApiReply } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import MoveByLink from './move-by-link';

const LINK = { bookingId: 'b1', token: 'exp.signature' };
const DAY = '2026-12-01';
const aBooking = (changes: Partial<LinkedBooking> = {}): LinkedBooking => ({
  status: 'upcoming',
  startsAt: `${DAY}T09:00:00.000Z`,
  day: DAY,
  time: '10:00',
  title: null,
  minutes: 60,
  changeableUntil: '2026-11-30T09:00:00.000Z',
  consultant: null,
  canMove: true,
  ...changes,
});
const slot = (id: string, time: string) => ({ id, day: DAY, time, startsAt: `${DAY}T14:00:00.000Z` });

const api = (changes: Record<string, ApiReply> = {}) =>
  fakeApi({
    'POST /booking-link': { body: { data: aBooking() } },
    'POST /booking-link/calendar': {
      body: { data: { today: DAY, days: [{ day: DAY, closed: null, holidayName: '', free: 1 }] } },
    },
    'POST /booking-link/slots': { body: { data: [slot('s2', '15:00')] } },
    ...changes,
  });

beforeEach(() => {
  window.location.hash = `#booking=${LINK.bookingId}&token=${LINK.token}`;
});

test('the consultation is shown with its free times and moved, without a sign-in', async () => {
  const { calls } = api({
    'POST /booking-link/move': {
      body: { data: aBooking({ time: '15:00', startsAt: `${DAY}T14:00:00.000Z` }) },
    },
  });
  render(<MoveByLink />);
  await userEvent.click(await screen.findByRole('radio'));
  await userEvent.click(screen.getByRole('button', { name: 'Sposta la consulenza' }));
  expect(await screen.findByRole('heading', { name: 'Consulenza spostata' })).toHaveFocus();
  expect(calls.at(-1)?.body).toEqual({ ...LINK, slotId: 's2' });
});

test('without a time nothing is sent, and the page says what is missing', async () => {
  const { calls } = api();
  render(<MoveByLink />);
  await userEvent.click(await screen.findByRole('button', { name: 'Sposta la consulenza' }));
  expect(await screen.findByText('Seleziona data e orario per prenotare')).toBeVisible();
  expect(calls.some(({ path }) => path.endsWith('/move'))).toBe(false);
});

test('a time that somebody else took meanwhile is said, and another can be chosen', async () => {
  api({ 'POST /booking-link/move': refusal(409, 'CONFLICT', { reason: 'slot-taken' }) });
  render(<MoveByLink />);
  await userEvent.click(await screen.findByRole('radio'));
  await userEvent.click(screen.getByRole('button', { name: 'Sposta la consulenza' }));
  expect(await screen.findByText(/Questo orario è appena stato prenotato/)).toBeVisible();
  expect(screen.getByRole('radio')).not.toBeChecked();
});

test.each([
  [aBooking({ canMove: false }), 'È troppo tardi per spostarla'],
  [aBooking({ canMove: false, status: 'cancelled' }), 'Questa consulenza è stata annullata'],
  [aBooking({ canMove: false, status: 'done' }), 'Questa consulenza si è già tenuta'],
])('what cannot be moved says why: %#', async (booking, title) => {
  api({ 'POST /booking-link': { body: { data: booking } } });
  render(<MoveByLink />);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sposta la consulenza' })).not.toBeInTheDocument();
});

test('a link that is over, or was cut off, leads to the sign-in', async () => {
  api({ 'POST /booking-link': refusal(400, 'TOKEN_EXPIRED') });
  render(<MoveByLink />);
  expect(await screen.findByText('Questo link non vale più')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Accedi alle tue consulenze' })).toHaveAttribute(
    'href',
    '/consultations',
  );
});
