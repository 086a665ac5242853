import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal } from '../../../../testing/fake-api';
import { aSchedule } from '../../testing/a-social-builder';
import { renderWithSocialProject } from '../../testing/render-with-social-project';
import { CalendarSection } from './calendar-section';

// Whole screens, by role: slow where many tests share few cores.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5_000 });

const SLOTS = {
  body: {
    data: {
      slots: [{ at: '2026-11-23T08:00:00.000Z', day: '2026-11-23', time: '09:00' }],
      candidates: 1,
    },
  },
};
const open = (schedules = [aSchedule()], routes = {}) =>
  renderWithSocialProject(<CalendarSection />, {
    routes: {
      'GET /social/projects/p1/schedules': { body: { data: schedules } },
      'POST /social/projects/p1/slots': SLOTS,
      ...routes,
    },
  });

test('the real dates stand there before anything is saved, with a word when there are too few', async () => {
  open([]);
  expect(await screen.findByText('lun 23 nov · 09:00')).toBeVisible();
  expect(
    screen.getByText('Hai 6 post ma solo 1 orario: ne uscirà 1. Aggiungi un orario o un giorno.'),
  ).toBeVisible();
  expect(screen.getByText('Nessun calendario, per ora')).toBeVisible();
});

test('without a day or a time it cannot be saved, and says what is missing', async () => {
  open([]);
  for (const day of ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì'])
    fireEvent.click(screen.getByRole('checkbox', { name: day }));
  expect(screen.getByText('Scegli almeno un giorno.')).toBeVisible();
  for (const time of ['09:00', '15:00'])
    fireEvent.click(screen.getByRole('button', { name: `Togli le ${time}` }));
  expect(screen.getByText('Aggiungi almeno un orario.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salva calendario' })).toBeDisabled();
});

test('times stay in order and each once', async () => {
  open([]);
  const add = (time: string) => {
    fireEvent.change(screen.getByLabelText('Nuovo orario'), { target: { value: time } });
    fireEvent.click(screen.getByRole('button', { name: 'Aggiungi orario' }));
  };
  add('07:30');
  add('15:00');
  expect(
    screen.getAllByRole('button', { name: /Togli le/ }).map((one) => one.getAttribute('aria-label')),
  ).toEqual(['Togli le 07:30', 'Togli le 09:00', 'Togli le 15:00']);
});

test('a paused one says so; one with posts waiting is out of the list, not out of reach', async () => {
  open([
    aSchedule({ name: 'Estate', active: false }),
    aSchedule({ id: 's2', name: 'Inverno', pendingPosts: 3 }),
  ]);
  const summer = within(await screen.findByRole('article', { name: 'Estate' }));
  expect(summer.getByText('In Pausa')).toBeVisible();
  expect(summer.getByText(/Lun, Mar, Mer, Gio, Ven, alle 09:00, 15:00 · 6 post a settimana/)).toBeVisible();
  expect(
    screen.getByText('Nascosto dall’elenco: 1 calendario ha post in coda').closest('details'),
  ).not.toHaveAttribute('open');
  const winter = within(screen.getByRole('article', { name: 'Inverno', hidden: true }));
  expect(winter.getByText('Attivo')).toBeInTheDocument();
  expect(winter.getByRole('link', { name: 'Vedi i post', hidden: true })).toHaveAttribute(
    'href',
    expect.stringContaining('schedule=s2'),
  );
});

test('a refused saving is told, and what was written stays', async () => {
  open([], { 'POST /social/projects/p1/schedules': refusal(500, 'INTERNAL') });
  const name = screen.getByLabelText('Nome');
  fireEvent.change(name, { target: { value: 'Autunno' } });
  fireEvent.click(screen.getByRole('button', { name: 'Salva calendario' }));
  expect(await screen.findByText('Impossibile salvare il programma')).toBeInTheDocument();
  await waitFor(() => expect(name).toHaveValue('Autunno'));
});
