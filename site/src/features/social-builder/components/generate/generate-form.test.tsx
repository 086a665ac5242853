import type { SocialGeneration } from '@contract';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refusal, type ApiReply } from '../../../../testing/fake-api';
import { aProject, aSchedule, aShownProfile, anAccount } from '../../testing/a-social-builder';
import { renderWithSocialProject } from '../../testing/render-with-social-project';
import { GenerateForm } from './generate-form';

// Whole screens, by role: slow where many tests share few cores.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5_000 });

const GENERATIONS = '/social/projects/p1/generations';
const START = `POST ${GENERATIONS}`;
const LIST = `GET ${GENERATIONS}`;
const SLOTS: ApiReply = {
  body: {
    data: {
      slots: [
        { at: '2026-11-23T08:00:00.000Z', day: '2026-11-23', time: '09:00' },
        { at: '2026-11-24T14:00:00.000Z', day: '2026-11-24', time: '15:00' },
      ],
      candidates: 2,
    },
  },
};
const aGeneration = (fields: Partial<SocialGeneration> = {}): SocialGeneration => ({
  id: 'g1',
  scheduleId: 's1',
  status: 'running',
  wanted: 4,
  made: 1,
  failure: null,
  startedAt: '2026-11-22T09:00:00.000Z',
  ...fields,
});

interface Given {
  schedules?: ReturnType<typeof aSchedule>[];
  project?: ReturnType<typeof aProject>;
  routes?: NonNullable<Parameters<typeof renderWithSocialProject>[1]>['routes'];
}
const open = ({ schedules = [aSchedule()], project, routes = {} }: Given = {}) =>
  renderWithSocialProject(<GenerateForm />, {
    ...(project ? { project } : {}),
    routes: {
      'GET /social/projects/p1/accounts': { body: { data: [anAccount()] } },
      'GET /social/projects/p1/schedules': { body: { data: schedules } },
      'POST /social/projects/p1/slots': SLOTS,
      ...routes,
    },
  });
const begun = (api: ReturnType<typeof open>['api']) =>
  api.to(GENERATIONS).filter(({ method }) => method === 'POST');
/** Answers a beginning as the server does, and lists it from then on. */
const beginning = (generation: SocialGeneration): NonNullable<Given['routes']> => {
  let listed: SocialGeneration[] = [];
  return {
    [START]: () => {
      listed = [generation];
      return { status: 201, body: { data: generation } };
    },
    [LIST]: () => ({ body: { data: listed } }),
  };
};
const ask = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Genera post' }));
  return screen.findByRole('dialog', { name: 'Generare questi post?' });
};
const confirm = (dialog: HTMLElement) =>
  fireEvent.click(within(dialog).getByRole('button', { name: 'Genera' }));

describe('what is asked for', () => {
  test('before the first generation the profile is to be confirmed', async () => {
    open({ routes: { 'GET /social/projects/p1/profile': { body: { data: aShownProfile() } } } });
    expect(await screen.findByRole('link', { name: 'Controlla il profilo' })).toHaveAttribute(
      'href',
      expect.stringContaining('section=profile'),
    );
    expect(screen.getByRole('button', { name: 'Genera post' })).toBeDisabled();
  });

  test('a profile that cannot be read stops nobody', async () => {
    open({ routes: { 'GET /social/projects/p1/profile': refusal(500, 'INTERNAL') } });
    expect(await screen.findByRole('button', { name: 'Genera post' })).toBeEnabled();
  });

  test('what is connected is chosen, and the real dates are shown before anything is written', async () => {
    const { api } = open();
    expect(await screen.findByRole('checkbox', { name: /^Facebook/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^X/ })).not.toBeChecked();
    fireEvent.click(screen.getByRole('checkbox', { name: /^X/ }));
    expect(screen.getByText('I post per X aspetteranno finché non colleghi un account.')).toBeVisible();
    const dialog = await ask();
    expect(await within(dialog).findByText('lun 23 nov · 09:00')).toBeVisible();
    expect(within(dialog).getByText('mar 24 nov · 15:00')).toBeVisible();
    expect(within(dialog).getByText('2 post, in queste date:')).toBeVisible();
    expect(within(dialog).getByText('Su Facebook e X: un testo diverso per ciascuna.')).toBeVisible();
    expect(begun(api)).toEqual([]);
  });

  test('no platform, no generation', async () => {
    open();
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Facebook/ }));
    expect(screen.getByRole('alert')).toHaveTextContent('Scegli almeno una piattaforma.');
    expect(screen.getByRole('button', { name: 'Genera post' })).toBeDisabled();
  });

  test('a calendar that pauses is none, and empty instructions are told', async () => {
    open({ schedules: [aSchedule({ active: false })] });
    expect(await screen.findByText('Serve un calendario attivo')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vai al calendario' })).toHaveAttribute(
      'href',
      expect.stringContaining('section=calendar'),
    );
    expect(screen.queryByRole('button', { name: 'Genera post' })).toBeNull();
  });

  test('of two calendars the chosen one is filled, with the topics, once', async () => {
    const schedules = [aSchedule(), aSchedule({ id: 's2', name: 'Fine settimana' })];
    const settings = { ...aProject().settings, instructions: ' ' };
    const { api } = open({
      schedules,
      project: aProject({ settings }),
      // A confirmed profile says what posts need; without one the instructions alone do.
      routes: {
        ...beginning(aGeneration()),
        'GET /social/projects/p1/profile': refusal(500, 'INTERNAL'),
      },
    });
    expect(await screen.findByText('Le istruzioni sono vuote: i post saranno generici.')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Calendario'), { target: { value: 's2' } });
    const topics = screen.getByLabelText(/^Argomenti/);
    fireEvent.change(topics, { target: { value: 'torte, gelato,' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Togli torte' }));
    confirm(await ask());
    await screen.findByRole('dialog', { name: 'Stiamo scrivendo i tuoi post' });
    const request = begun(api);
    expect(request.map(({ body }) => body)).toEqual([
      { scheduleId: 's2', platforms: ['facebook'], topics: ['gelato'] },
    ]);
    expect(request[0]?.headers['Idempotency-Key']).toMatch(/.{20,}/);
  });

  test.each<[string, ApiReply, string]>([
    [
      'another one runs',
      refusal(409, 'CONFLICT', { reason: 'running' }),
      'Stiamo già generando dei post: aspetta che finiscano.',
    ],
    ['there is no connection', 'offline', 'La generazione non è partita'],
  ])('%s: it says so, and nothing seems to be written', async (_, answer, words) => {
    open({ routes: { [START]: answer } });
    confirm(await ask());
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Genera post' })).toBeEnabled();
  });
});

describe('the writing', () => {
  test('that runs can be hidden and shown again, and no second one begins meanwhile', async () => {
    open({ routes: { [LIST]: { body: { data: [aGeneration()] } } } });
    expect(await screen.findByText('1 di 4')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Genera post' })).toBeDisabled();
    fireEvent.click(screen.getByRole('button', { name: 'Mostra' }));
    const dialog = await screen.findByRole('dialog', { name: 'Stiamo scrivendo i tuoi post' });
    const bar = within(dialog).getByRole('progressbar', { name: 'Stiamo scrivendo i tuoi post' });
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['1', '4']);
    expect(within(dialog).getByRole('status')).toHaveTextContent('1 di 4');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Continua in sottofondo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('1 di 4')).toBeVisible();
  });

  test.each<[string, Partial<SocialGeneration>, string, string]>([
    ['all', { status: 'done', made: 4 }, 'Post generati', '4 post sono pronti: leggili prima che escano.'],
    [
      'all, some without the model',
      { status: 'done', made: 4, failure: 'model' },
      'Post generati',
      '4 post sono pronti: leggili prima che escano. Il modello AI non ha risposto come doveva: alcuni li ha scritti il motore integrato.',
    ],
    [
      'some',
      { status: 'failed', made: 3, failure: 'interrupted' },
      'Generati in parte',
      '3 di 4 post sono pronti, poi la scrittura si è interrotta. Genera di nuovo per avere quelli che mancano.',
    ],
    [
      'none for want of material',
      { status: 'failed', wanted: 0, made: 0, failure: 'no-material' },
      'Errore di Generazione',
      'Le istruzioni non bastano per scrivere un post: aggiungi qualche riga sulla tua attività.',
    ],
    [
      'none, all dates being taken',
      { status: 'done', wanted: 0, made: 0 },
      'Nessun nuovo post',
      'Tutte le date dei prossimi sette giorni hanno già un post.',
    ],
  ])('that wrote %s says so, and why', async (_, end, title, words) => {
    open({ routes: beginning(aGeneration(end)) });
    confirm(await ask());
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(within(dialog).getByText(words)).toBeVisible();
    expect(within(dialog).queryByRole('progressbar')).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Vedi i post' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
