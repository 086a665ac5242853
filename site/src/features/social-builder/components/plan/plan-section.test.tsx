import type { SocialPlan } from '@contract';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../../testing/fake-api';
import { aPlan } from '../../testing/a-plan';
import { aSchedule, aShownProfile, anAccount } from '../../testing/a-social-builder';
import { renderWithSocialProject } from '../../testing/render-with-social-project';
import { PlanSection } from './plan-section';

// Whole screens, by role: slow where many tests share few cores.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5_000 });

const PLAN = '/social/projects/p1/plan';
type Routes = NonNullable<Parameters<typeof renderWithSocialProject>[1]>['routes'];

/** A server that counts the versions of its plan. */
const open = (plan: SocialPlan | null, routes: Routes = {}) => {
  let stored = plan;
  return renderWithSocialProject(<PlanSection />, {
    routes: {
      'GET /social/projects/p1/accounts': { body: { data: [anAccount()] } },
      'GET /social/projects/p1/schedules': { body: { data: [aSchedule()] } },
      [`GET ${PLAN}`]: () => ({ body: { data: stored } }),
      [`PUT ${PLAN}`]: () => {
        stored = stored && { ...stored, version: stored.version + 1 };
        return { body: { data: stored } };
      },
      [`DELETE ${PLAN}`]: () => {
        stored = null;
        return { body: { data: null } };
      },
      ...routes,
    },
  });
};
const sent = (api: ReturnType<typeof open>['api'], method: string) =>
  api.to(PLAN).filter((call) => call.method === method);
const topics = () =>
  screen
    .getAllByRole('listitem', { name: / · \d\d:\d\d: / })
    .map((item) => item.getAttribute('aria-label')?.split(': ')[1]);

describe('a plan to be made', () => {
  test('asks for weeks and platforms, and shows what the server proposes', async () => {
    const { api } = open(null, { [`POST ${PLAN}`]: { body: { data: aPlan({ weeks: 6 }) } } });
    fireEvent.change(await screen.findByLabelText('Quanto avanti'), { target: { value: '6' } });
    fireEvent.click(screen.getByRole('button', { name: 'Prepara il piano' }));
    expect(await screen.findByText('3 post in 6 settimane')).toBeVisible();
    expect(sent(api, 'POST').map(({ body }) => body)).toEqual([
      { scheduleId: 's1', platforms: ['facebook'], weeks: 6 },
    ]);
  });

  test('says of each post why it is there, by its kind where nothing else speaks for it', async () => {
    open(aPlan());
    const reasonOf = async (name: RegExp) => (await screen.findByRole('listitem', { name })).textContent;
    expect(await reasonOf(/Orli pronti/)).toContain('È qualcosa che vendi e di cui non hai ancora parlato');
    expect(await reasonOf(/Corso di cucito/)).toContain('Scade il 5 dicembre');
  });

  test('waits for a confirmed profile', async () => {
    open(null, { 'GET /social/projects/p1/profile': { body: { data: aShownProfile() } } });
    expect(await screen.findByRole('link', { name: 'Controlla il profilo' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Prepara il piano' })).toBeDisabled();
  });

  test('says what is missing where too little is known', async () => {
    open(null, { [`POST ${PLAN}`]: refusal(409, 'CONFLICT', { reason: 'no-material' }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Prepara il piano' }));
    expect(
      await screen.findByText('Le istruzioni non bastano: aggiungi qualche riga sulla tua attività.'),
    ).toBeVisible();
  });

  test('needs an active calendar', async () => {
    open(null, {
      'GET /social/projects/p1/schedules': { body: { data: [aSchedule({ active: false })] } },
    });
    expect(await screen.findByRole('link', { name: 'Vai al calendario' })).toBeVisible();
  });
});

describe('a plan', () => {
  test('says of each post when, where, what about and why', async () => {
    open(aPlan());
    const item = await screen.findByRole('listitem', { name: /Corso di cucito/ });
    expect(within(item).getByText('mar 1 dic · 09:00')).toBeVisible();
    expect(within(item).getByRole('img', { name: 'Su Facebook e X' })).toBeVisible();
    expect(within(item).getByText('Evento')).toBeVisible();
    expect(item).toHaveTextContent('Perché questo post: Scade il 5 dicembre: meglio dirlo prima.');
    expect(screen.getByText(/Cade bene in questi giorni: Natale\./)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Settimana dal 30 novembre' })).toContainElement(item);
  });

  test('a post that comes earlier takes the day of the one before; the focus follows it, and it is said', async () => {
    const { api } = open(aPlan());
    fireEvent.click(await screen.findByRole('button', { name: 'Anticipa «Il buono regalo»' }));
    expect(topics()).toEqual(['Il buono regalo', 'Orli pronti in due giorni', 'Corso di cucito']);
    // It is the first now and cannot come earlier: the focus stays on it all the same.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Posticipa «Il buono regalo»' })).toHaveFocus(),
    );
    expect(screen.getByRole('status')).toHaveTextContent('«Il buono regalo» ora esce mar 24 nov · 09:00.');
    await waitFor(() => expect(sent(api, 'PUT')).toHaveLength(1));
    expect(sent(api, 'PUT')[0]?.body).toEqual({
      version: 3,
      posts: [
        { id: 'plan2', at: '2026-11-24T08:00:00.000Z', topic: 'Il buono regalo' },
        { id: 'plan1', at: '2026-11-26T08:00:00.000Z', topic: 'Orli pronti in due giorni' },
        { id: 'plan3', at: '2026-12-01T08:00:00.000Z', topic: 'Corso di cucito' },
      ],
    });
  });

  test('changes that follow each other quickly are saved one after the other', async () => {
    const { api } = open(aPlan());
    fireEvent.click(await screen.findByRole('button', { name: 'Togli «Orli pronti in due giorni»' }));
    fireEvent.click(screen.getByRole('button', { name: 'Togli «Il buono regalo»' }));
    expect(topics()).toEqual(['Corso di cucito']);
    await waitFor(() => expect(sent(api, 'PUT')).toHaveLength(2));
    expect(sent(api, 'PUT').map(({ body }) => body)).toMatchObject([
      { version: 3, posts: [{ id: 'plan2' }, { id: 'plan3' }] },
      { version: 4, posts: [{ id: 'plan3' }] },
    ]);
  });

  test('another topic is typed, and Escape leaves the old one', async () => {
    const { api } = open(aPlan());
    const edit = { name: 'Cambia argomento a «Il buono regalo»' };
    fireEvent.click(await screen.findByRole('button', edit));
    fireEvent.keyDown(screen.getByLabelText('Argomento'), { key: 'Escape' });
    expect(screen.queryByLabelText('Argomento')).toBeNull();
    fireEvent.click(screen.getByRole('button', edit));
    fireEvent.change(screen.getByLabelText('Argomento'), { target: { value: ' Le zip ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Cambia' }));
    expect(topics()[1]).toBe('Le zip');
    expect(screen.getByText('Scelto da te')).toBeVisible();
    await waitFor(() =>
      expect(sent(api, 'PUT')[0]?.body).toMatchObject({ posts: [{}, { topic: 'Le zip' }, {}] }),
    );
  });

  test('what could not be saved is taken back, and said', async () => {
    open(aPlan(), { [`PUT ${PLAN}`]: refusal(409, 'STALE_VERSION') });
    fireEvent.click(await screen.findByRole('button', { name: 'Togli «Il buono regalo»' }));
    expect(
      await screen.findByText('Il piano è cambiato altrove: ti mostriamo quello di adesso.'),
    ).toBeVisible();
    expect(topics()).toHaveLength(3);
  });

  test('asks its owner for more where it stays silent', async () => {
    open(aPlan({ posts: [], empty: 12 }));
    expect(
      await screen.findByText(
        'Per 12 date non sappiamo altro di nuovo e di vero: meglio il silenzio che un riempitivo.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Nel piano non c’è nessun post')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vai al profilo' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Scrivi i post' })).toBeNull();
  });

  test('is written once confirmed, in the version that was seen', async () => {
    const { api } = open(aPlan(), { [`POST ${PLAN}/write`]: { status: 202, body: { data: {} } } });
    fireEvent.click(await screen.findByRole('button', { name: 'Scrivi i post' }));
    const dialog = await screen.findByRole('dialog', { name: 'Scrivere i post del piano?' });
    expect(api.to(`${PLAN}/write`)).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Scrivi i post' }));
    await waitFor(() => expect(api.to(`${PLAN}/write`)).toHaveLength(1));
    const [request] = api.to(`${PLAN}/write`);
    expect(request?.body).toEqual({ version: 3 });
    expect(request?.headers['Idempotency-Key']).toMatch(/.{20,}/);
  });

  test('is discarded once confirmed, and another one can be made', async () => {
    open(aPlan());
    fireEvent.click(await screen.findByRole('button', { name: 'Scarta il piano' }));
    const dialog = await screen.findByRole('dialog', { name: 'Scartare questo piano?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Scarta' }));
    expect(await screen.findByRole('button', { name: 'Prepara il piano' })).toBeVisible();
  });

  test('that cannot be loaded says so, and is tried again', async () => {
    const { api } = open(null, { [`GET ${PLAN}`]: refusal(500, 'INTERNAL') });
    expect(await screen.findByText(/Il piano non si è caricato/)).toBeVisible();
    const before = api.to(PLAN).length;
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(api.to(PLAN).length).toBeGreaterThan(before));
  });
});
