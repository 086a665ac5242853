import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../../testing/fake-api';
import { anAccount, render } from '../../../../testing/render';
import { aFailedJob as job, aStatus, queueOf } from '../../testing';
import { SystemSection } from './system-section';

const account = anAccount({ role: 'admin' });
const cardOf = async (title: string) => {
  const card = (await screen.findByRole('heading', { name: title })).closest('li');
  if (!card) throw new Error(`${title} is no card`);
  return within(card);
};

test('a server without trouble says so, with its figures and when they were read', async () => {
  fakeApi({ 'GET /admin/system': aStatus() });
  render(<SystemSection />, { account });
  expect(await screen.findByText('Tutto in ordine')).toBeVisible();
  expect(screen.getByText('aggiornato alle 09:30:05')).toBeVisible();
  expect((await cardOf('Database')).getByText('PostgreSQL 17.2')).toBeVisible();
  expect((await cardOf('Database')).getByText('3 GB')).toBeVisible();
  expect((await cardOf('Istanze')).getByText('2 istanze')).toBeVisible();
  expect((await cardOf('Backup')).getByText('riuscito')).toBeVisible();
  expect((await cardOf('Email')).getByRole('link', { name: 'Apri le email' })).toHaveAttribute(
    'href',
    '/?tab=mails',
  );
  expect(screen.getByText('Nessun lavoro da recuperare')).toBeVisible();
});

test('a figure that cannot be read says why, and the rest is there', async () => {
  fakeApi({
    'GET /admin/system': aStatus({
      disks: { ok: false, fault: 'error', detail: 'EACCES: permission denied' },
      mail: { ok: false, fault: 'slow', detail: null },
    }),
  });
  render(<SystemSection />, { account });
  expect(
    (await cardOf('Spazio su disco')).getByText('Non si può leggere: EACCES: permission denied'),
  ).toBeVisible();
  expect((await cardOf('Email')).getByText('Non si può leggere: non ha risposto in tempo')).toBeVisible();
  expect(screen.getByText('2 dati non si possono leggere')).toBeVisible();
  expect((await cardOf('Database')).getByText('4 ms')).toBeVisible();
});

test('a bucket is named with its speed, and one that refuses asks for attention', async () => {
  const bucket = { place: 'bucket', bucket: 'officina-file', milliseconds: 12, fault: null } as const;
  fakeApi({ 'GET /admin/system': aStatus({ storage: { ok: true, value: bucket } }) });
  const { unmount } = render(<SystemSection />, { account });
  expect((await cardOf('Archivio dei file')).getByText('officina-file')).toBeVisible();
  expect((await cardOf('Archivio dei file')).getByText('12 ms')).toBeVisible();
  unmount();
  const refusing = { ...bucket, milliseconds: null, fault: 'refused' } as const;
  fakeApi({ 'GET /admin/system': aStatus({ storage: { ok: true, value: refusing } }) });
  render(<SystemSection />, { account });
  expect(
    (await cardOf('Archivio dei file')).getByText('rifiuta: controlla le chiavi e i diritti'),
  ).toBeVisible();
  expect(await screen.findByText('L’archivio dei file non risponde come deve')).toBeVisible();
});

test('a nearly full disk, a backup that failed and one that was never made ask for attention', async () => {
  fakeApi({
    'GET /admin/system': aStatus({
      disks: { ok: true, value: [{ holds: ['data'], freeBytes: 5e9, totalBytes: 1e11, isLow: true }] },
      backup: {
        ok: true,
        value: {
          lastAt: null,
          bytes: null,
          isOld: true,
          attempt: {
            outcome: 'failed',
            startedAt: '2026-11-23T02:00:00.000Z',
            endedAt: '2026-11-23T02:00:09.000Z',
            reason: 'Save the database: no space left',
          },
        },
      },
    }),
  });
  render(<SystemSection />, { account });
  expect(await screen.findByText('3 cose chiedono attenzione')).toBeVisible();
  expect((await cardOf('Spazio su disco')).getByText('quasi pieno')).toBeVisible();
  const backup = await cardOf('Backup');
  expect(backup.getByText('mai')).toBeVisible();
  expect(backup.getByText('Save the database: no space left')).toBeVisible();
});

test('a failed job is retried once, however fast it is clicked, and leaves the list', async () => {
  let jobs = [job('j1'), job('j2')];
  const api = fakeApi({
    'GET /admin/system': () => aStatus({ queue: queueOf(...jobs) }),
    'POST /admin/system/jobs/j1/retry': () => {
      jobs = [job('j2')];
      return { body: { data: { retried: 1 } } };
    },
  });
  render(<SystemSection />, { account });
  const [first] = await screen.findAllByRole('button', { name: /^Riprova: Invio di una email/ });
  await userEvent.dblClick(first as HTMLElement);
  expect(await screen.findByText('1 lavoro riparte adesso')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/\(j1\)/)).not.toBeInTheDocument());
  expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('all of a kind are retried together; an unknown kind reads as its name', async () => {
  const api = fakeApi({
    'GET /admin/system': aStatus({ queue: queueOf(job('j1', 'new-kind'), job('j2', 'new-kind'), job('j3')) }),
    'POST /admin/system/jobs/retry': { body: { data: { retried: 2 } } },
  });
  render(<SystemSection />, { account });
  await userEvent.click(await screen.findByRole('button', { name: 'Riprova tutti: new-kind' }));
  expect(await screen.findByText('2 lavori ripartono adesso')).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ kind: 'new-kind' });
});

test('a job is discarded only after a confirmation', async () => {
  const api = fakeApi({
    'GET /admin/system': aStatus({ queue: queueOf(job('j1')) }),
    'DELETE /admin/system/jobs/j1': { body: { data: { discarded: 1 } } },
  });
  render(<SystemSection />, { account });
  const discards = () => api.calls.filter(({ method }) => method === 'DELETE').length;
  await userEvent.click(await screen.findByRole('button', { name: /^Scarta: Invio di una email/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(discards()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: /^Scarta: Invio di una email/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Scarta' }));
  expect(await screen.findByText('Lavoro scartato')).toBeVisible();
  expect(discards()).toBe(1);
});

test('a page that cannot be read says so and can be read again', async () => {
  let isDown = true;
  fakeApi({ 'GET /admin/system': () => (isDown ? refusal(403, 'FORBIDDEN') : aStatus()) });
  render(<SystemSection />, { account });
  expect(await screen.findByText('Errore nel caricamento dei dati')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Tutto in ordine')).toBeVisible();
});
