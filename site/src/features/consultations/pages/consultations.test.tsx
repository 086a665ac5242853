import {
  BOOKING_RULES,
  type BookableConsultation,
  type Booking,
  type BookingDay,
  type OpenSlot,
} from '@contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { addDays, weekdayOf } from '../../../lib/days';
import { enter } from '../../../testing/enter';
import { fakeApi, refusal, type ApiCall } from '../../../testing/fake-api';
import { anAccount, render } from '../../../testing/render';
import ConsultationBooking from './consultation-booking';
import Consultations from './consultations';

const account = anAccount();
const HOUR = 3_600_000;
const MONDAY = '2026-11-23';
/** Three weeks: Sundays are closed, 8 December is a holiday, Fridays are full. */
const days: BookingDay[] = Array.from({ length: 21 }, (_, index) => {
  const day = addDays(MONDAY, index);
  const closed = weekdayOf(day) === 7 ? 'sunday' : day === '2026-12-08' ? 'holiday' : null;
  const free = closed || weekdayOf(day) === 5 ? 0 : 2;
  return { day, closed, holidayName: closed === 'holiday' ? 'Immacolata Concezione' : '', free };
});
const CALENDAR = { body: { data: { today: MONDAY, days } } };
const FIRST: BookableConsultation = {
  purchaseId: null,
  title: null,
  minutes: 60,
  priceCents: 0,
  changeHours: 24,
  consultant: null,
};
const BOUGHT: BookableConsultation = {
  purchaseId: 'order-1',
  title: 'Consulenza strategica',
  minutes: 90,
  priceCents: 12_000,
  changeHours: 72,
  consultant: null,
};
const ANNA = { id: 'c1', name: 'Anna Rossi' };
const BRUNO = { id: 'c2', name: 'Bruno Verdi' };
const slot = (day: string, time: string): OpenSlot => ({
  consultant: ANNA,
  id: `${day}-${time}`,
  day,
  time,
  startsAt: `${day}T${String(Number(time.slice(0, 2)) - 1).padStart(2, '0')}:00:00.000Z`,
});
const slots = (day: string) => ({ body: { data: [slot(day, '09:00'), slot(day, '10:00')] } });
const aBooking = (startsIn: number, changes: Partial<Booking> = {}): Booking => {
  const startsAt = new Date(Date.now() + startsIn);
  return {
    id: 'b1',
    status: 'upcoming',
    consultant: ANNA,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + HOUR).toISOString(),
    day: '2026-12-01',
    time: '09:00',
    timezone: BOOKING_RULES.zone,
    note: '',
    title: null,
    minutes: 60,
    meetingUrl: 'https://meet.test/officina-abc',
    changeableUntil: new Date(startsAt.getTime() - 24 * HOUR).toISOString(),
    test: false,
    ...changes,
  };
};
const page = (...data: Booking[]) => ({
  body: { data, meta: { page: 1, pageSize: 10, total: data.length } },
});

/** A visitor whose clock is Rome's, wherever the tests run. */
beforeEach(() => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: 'Europe/Rome',
  } as Intl.ResolvedDateTimeFormatOptions);
  return () => vi.restoreAllMocks();
});

/** Found by its day: asking for roles and names among so many buttons takes seconds. */
const dayButton = (day: string): HTMLElement => {
  const button = document.querySelector<HTMLElement>(`[data-day="${day}"]`);
  if (!button) throw new Error(`There is no ${day}`);
  return button;
};
const confirmButton = () => screen.getByRole('button', { name: 'Conferma Prenotazione' });
const book = (at = '/', routes: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    'GET /bookings/consultations': { body: { data: [FIRST] } },
    'GET /bookings/consultants': { body: { data: [ANNA] } },
    'GET /bookings/calendar': CALENDAR,
    'GET /bookings/slots?day=2026-11-24': slots('2026-11-24'),
    'POST /bookings/hold': ({ body }: ApiCall) => ({
      body: {
        data: {
          slotId: (body as { slotId: string }).slotId,
          heldUntil: new Date(Date.now() + HOUR / 6).toISOString(),
        },
      },
    }),
    'DELETE /bookings/hold': { body: { data: null } },
    ...routes,
  });
  return { api, ...render(<ConsultationBooking />, { account, at }) };
};

test('the calendar is walked with the arrows, and says why a day cannot be chosen', async () => {
  const user = userEvent.setup();
  const { router } = book();
  (await waitFor(() => dayButton(MONDAY))).focus();
  await user.keyboard('{ArrowDown}{End}');
  const sunday = dayButton('2026-12-06');
  expect(sunday).toHaveFocus();
  expect(sunday).toHaveAttribute('aria-disabled', 'true');
  expect(sunday).toHaveAccessibleName(/^domenica 6 dicembre 2026, la domenica non/);
  await user.keyboard('{Enter}');
  expect(screen.getByText(/domenica 6 dicembre 2026: la domenica non facciamo consulenze/)).toBeVisible();
  expect(router.state.location.search).toBe('');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(dayButton('2026-12-08')).toHaveFocus();
  expect(dayButton('2026-12-08')).toHaveAccessibleName(/è festivo: Immacolata Concezione$/);
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(router.state.location.search).toBe('?day=2026-11-24');
  expect(await screen.findByRole('radio', { name: '09:00' })).toBeEnabled();
});

test('a day and a time make a booking, which the page then shows', async () => {
  const user = userEvent.setup();
  const made = aBooking(72 * HOUR, { id: 'b9', day: '2026-11-24', time: '10:00' });
  const { api, router } = book('/?day=2026-11-24', {
    'POST /bookings': { status: 201, body: { data: made } },
    'GET /bookings/b9': { body: { data: made } },
  });
  await user.click(await screen.findByRole('radio', { name: '10:00' }));
  expect(await screen.findByText(/Teniamo questo orario per te/)).toBeVisible();
  await enter(user, screen.getByRole('textbox', { name: 'Nota per il consulente' }), 'Prezzi');
  await user.click(confirmButton());
  expect(await screen.findByRole('heading', { name: 'Prenotazione confermata!' })).toHaveFocus();
  expect(screen.getByText(/martedì 24 novembre 2026 alle 10:00/)).toBeVisible();
  expect(router.state.location.search).toBe('?booked=b9');
  const [call] = api.to('/bookings');
  expect(call?.body).toEqual({ slotId: '2026-11-24-10:00', note: 'Prezzi' });
  expect(call?.headers['Idempotency-Key']).toBeTruthy();
});

test('without a time nothing is sent', async () => {
  const { api } = book('/?day=2026-11-24');
  await screen.findByRole('radio', { name: '09:00' });
  fireEvent.click(confirmButton());
  expect(await screen.findByText('Seleziona data e orario per prenotare')).toBeVisible();
  expect(api.to('/bookings')).toEqual([]);
});

test('a time that somebody else took: the reason, fresh times, and what was written stays', async () => {
  const user = userEvent.setup();
  let taken = false;
  book('/?day=2026-11-24', {
    'GET /bookings/slots?day=2026-11-24': () =>
      taken ? { body: { data: [slot('2026-11-24', '10:00')] } } : slots('2026-11-24'),
    'POST /bookings': () => {
      taken = true;
      return refusal(409, 'CONFLICT', { reason: 'slot-taken' });
    },
  });
  await user.click(await screen.findByRole('radio', { name: '09:00' }));
  const note = screen.getByRole('textbox', { name: 'Nota per il consulente' });
  await enter(user, note, 'Prezzi');
  await user.click(confirmButton());
  expect(await screen.findByText('Errore nella prenotazione')).toBeVisible();
  expect(screen.getByText(/è appena stato prenotato/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('radio', { name: '09:00' })).toBeNull());
  expect(screen.getByRole('radio', { name: '10:00' })).not.toBeChecked();
  expect(note).toHaveValue('Prezzi');
});

test('a day without times offers the next that has some', async () => {
  const user = userEvent.setup();
  const { router } = book('/?day=2026-12-04', {
    'GET /bookings/slots?day=2026-12-04': { body: { data: [] } },
    'GET /bookings/slots?day=2026-12-05': slots('2026-12-05'),
  });
  await user.click(await screen.findByRole('button', { name: 'Vai al prossimo giorno libero' }));
  expect(router.state.location.search).toBe('?day=2026-12-05');
});

test('times that do not load say so, and can be asked again', async () => {
  const user = userEvent.setup();
  let broken = true;
  book('/?day=2026-11-24', {
    'GET /bookings/slots?day=2026-11-24': () => (broken ? refusal(422, 'VALIDATION') : slots('2026-11-24')),
  });
  expect(await screen.findByText('Impossibile caricare gli slot disponibili')).toBeVisible();
  expect(screen.getByText(/Errore nel caricamento degli orari/)).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByRole('radio', { name: '09:00' })).toBeEnabled();
});

const list = (upcoming: Booking[], past: Booking[] = [], routes: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    'GET /bookings?when=upcoming&page=1': page(...upcoming),
    'GET /bookings?when=past&page=1': page(...past),
    ...routes,
  });
  return { api, ...render(<Consultations />, { account }) };
};

test('each consultation says what state it is in', async () => {
  list(
    [aBooking(72 * HOUR)],
    [
      aBooking(-48 * HOUR, { id: 'b2', status: 'done', meetingUrl: null }),
      aBooking(48 * HOUR, { id: 'b3', status: 'cancelled', meetingUrl: null }),
    ],
  );
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByText(/Prossima|ESEGUITA|Annullata/).textContent)).toEqual([
    'Prossima',
    'ESEGUITA',
    'Annullata',
  ]);
  expect(screen.getAllByRole('button', { name: /^Modifica Calendario/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Entra nella consulenza/ })).toBeDisabled();
});

test('ten minutes before, its room is open, and it is too late to change it', async () => {
  list([aBooking(9 * 60_000)]);
  const link = await screen.findByRole('link', { name: /^Entra nella consulenza/ });
  expect(link).toHaveAttribute('href', 'https://meet.test/officina-abc');
  expect(screen.queryByRole('button', { name: /Modifica Calendario|Annulla consulenza/ })).toBeNull();
});

test('cancelling asks first, and tells what the server refused', async () => {
  const user = userEvent.setup();
  const { api } = list([aBooking(72 * HOUR)], [], {
    'POST /bookings/b1/cancel': refusal(409, 'CONFLICT', { reason: 'too-late' }),
  });
  await user.click(await screen.findByRole('button', { name: /^Annulla consulenza:/ }));
  const dialog = screen.getByRole('dialog', { name: 'Annullare la consulenza?' });
  expect(api.to('/bookings/b1/cancel')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Annulla consulenza' }));
  // The corner that speaks comes with its first word.
  expect(
    await screen.findByText(/È troppo tardi per cambiarla/, undefined, { timeout: 10_000 }),
  ).toBeInTheDocument();
});

test('whoever has none is led to the calendar', async () => {
  list([]);
  expect(await screen.findByText('Nessuna consulenza, per ora')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Prenota una consulenza' }))
    expect(link).toHaveAttribute('href', '/consultation-booking');
});

test('a bought consultation is booked from its purchase, with its title, length and price', async () => {
  const user = userEvent.setup();
  const made = aBooking(72 * HOUR, { id: 'b9', day: '2026-11-24', minutes: 90 });
  const { api } = book('/?purchase=order-1&day=2026-11-24', {
    'GET /bookings/consultations': { body: { data: [FIRST, BOUGHT] } },
    'GET /bookings/calendar?minutes=90': CALENDAR,
    'GET /bookings/slots?day=2026-11-24&minutes=90': slots('2026-11-24'),
    'POST /bookings': { status: 201, body: { data: made } },
    'GET /bookings/b9': { body: { data: made } },
  });
  expect(await screen.findByRole('heading', { name: 'Consulenza strategica', level: 1 })).toBeVisible();
  expect(screen.getAllByText('1 ora e mezza')).toHaveLength(2);
  expect(screen.getByText(/^€120, già pagati$/)).toBeVisible();
  expect(screen.getByText('Puoi spostarla o annullarla fino a 72 ore prima.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Prima consulenza, gratuita' })).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: '10:00' }));
  await user.click(confirmButton());
  await screen.findByRole('heading', { name: 'Prenotazione confermata!' });
  expect(api.to('/bookings')[0]?.body).toMatchObject({ purchaseId: 'order-1' });
});

test('a consultation that can be changed until it begins says so', async () => {
  book('/', { 'GET /bookings/consultations': { body: { data: [{ ...FIRST, changeHours: 0 }] } } });
  expect(await screen.findByText('Puoi spostarla o annullarla finché non è cominciata.')).toBeVisible();
});

test('who has used the free first consultation is shown what is on sale', async () => {
  book('/', { 'GET /bookings/consultations': { body: { data: [] } } });
  expect(await screen.findByText('Nessuna consulenza da prenotare')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vedi le consulenze in vendita' })).toHaveAttribute(
    'href',
    '/marketplace',
  );
});

test('of several consultants one is chosen, and the summary says who it is', async () => {
  const user = userEvent.setup();
  const bruno = { ...slot('2026-11-24', '09:00'), id: 'of-bruno', consultant: BRUNO };
  book('/?day=2026-11-24', {
    'GET /bookings/consultants': { body: { data: [ANNA, BRUNO] } },
    'GET /bookings/calendar?consultant=c2': CALENDAR,
    'GET /bookings/slots?day=2026-11-24&consultant=c2': { body: { data: [bruno] } },
  });
  const choice = await screen.findByLabelText('Consulente');
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Chiunque sia libero', 'Anna Rossi', 'Bruno Verdi']);
  await user.click(await screen.findByLabelText(/^10:00/));
  const summary = screen.getByRole('region', { name: 'Riepilogo' });
  expect(within(summary).getByText('Anna Rossi')).toBeVisible();
  await user.selectOptions(choice, 'Bruno Verdi');
  expect(within(summary).queryByText('Anna Rossi')).toBeNull();
  await user.click(await screen.findByLabelText(/^09:00/));
  expect(within(summary).getByText('Bruno Verdi')).toBeVisible();
});

test('with one consultant nothing is chosen and nobody is named', async () => {
  const user = userEvent.setup();
  book('/?day=2026-11-24');
  await user.click(await screen.findByLabelText(/^10:00/));
  expect(screen.queryByLabelText('Consulente')).toBeNull();
  expect(screen.queryByText('Anna Rossi')).toBeNull();
});
