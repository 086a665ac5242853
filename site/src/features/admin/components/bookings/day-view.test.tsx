import type { AdminSlot } from '@contract';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../../testing/fake-api';
import { anAccount, render } from '../../../../testing/render';
import { DayView } from './day-view';

const DAY = '2099-01-07';
const ANNA = { id: 'c1', name: 'Anna Rossi' };
const slot: AdminSlot = {
  id: 's1',
  consultant: ANNA,
  away: false,
  day: DAY,
  time: '09:00',
  startsAt: `${DAY}T08:00:00.000Z`,
  available: true,
  manual: false,
  booking: null,
  heldUntil: null,
};

const open = ({ refused = false } = {}) => {
  let available = true;
  fakeApi({
    [`GET /admin/booking-days/${DAY}`]: () => ({
      body: { data: { day: DAY, closed: null, holidayName: '', slots: [{ ...slot, available }] } },
    }),
    'PATCH /admin/slots/s1': ({ body }) => {
      if (refused) return refusal(409, 'CONFLICT', { reason: 'slot-taken' });
      ({ available } = body as { available: boolean });
      return { body: { data: { ...slot, available } } };
    },
  });
  render(<DayView consultant={ANNA} />, { account: anAccount({ role: 'admin' }), at: `/admin?day=${DAY}` });
};

test('an opening is closed with one click and opened again with the next', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Chiudi le 09:00' }));
  expect(await screen.findByText('Chiuso')).toBeVisible();
  // Not a whole pointer's click: toasts capture pointers, which jsdom cannot.
  fireEvent.click(await screen.findByText('Annulla'));
  expect(await screen.findByText('Tutto come prima')).toBeInTheDocument();
  expect(await screen.findByText('Libero')).toBeVisible();
});

test('one that somebody has booked meanwhile is shown as it is again', async () => {
  open({ refused: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Chiudi le 09:00' }));
  expect(await screen.findByText(/Questo orario è prenotato/)).toBeInTheDocument();
  expect(await screen.findByText('Libero')).toBeVisible();
});
