import type { ConfirmSocialProfile } from '@contract';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal } from '../../../../testing/fake-api';
import { aProfile, aShownProfile } from '../../testing/a-social-builder';
import { renderWithSocialProject } from '../../testing/render-with-social-project';
import { ProfileSection } from './profile-section';

// Whole screens, by role: slow where many tests share few cores.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5_000 });
beforeEach(() => sessionStorage.clear());

const PATH = '/social/projects/p1/profile';
type Routes = NonNullable<NonNullable<Parameters<typeof renderWithSocialProject>[1]>['routes']>;
const open = (shown = aShownProfile(), routes: Routes = {}) =>
  renderWithSocialProject(<ProfileSection />, {
    routes: { [`GET ${PATH}`]: { body: { data: shown } }, ...routes },
  });
const sent = (api: ReturnType<typeof open>['api']) =>
  api
    .to(PATH)
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => body as ConfirmSocialProfile['request']);
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Conferma e genera i post' }));

describe('what was read', () => {
  test('each part says where it was read, with its price and its last day', async () => {
    open();
    expect(await screen.findByLabelText('Nome dell’attività')).toHaveValue('Pasticceria Aurora');
    expect(screen.getByLabelText('Nome dell’attività')).toHaveAccessibleDescription('dalle tue istruzioni');
    expect(screen.getByLabelText('Città o zona')).toHaveAccessibleDescription('dai dati aziendali');
    expect(screen.getByText('dal file listino.csv')).toBeVisible();
    expect(screen.getByText(/· 32 €/)).toBeVisible();
    expect(screen.getByText('fino al 24 dic 2026')).toBeVisible();
    expect(screen.getByText('Da confermare')).toBeVisible();
  });

  test('what is missing is asked for, until it is written', async () => {
    open(aShownProfile({ profile: aProfile({ place: '' }) }));
    expect(await screen.findByRole('button', { name: 'Dove sei' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Che cosa vendi' })).toBeNull();
    fireEvent.change(screen.getByLabelText('Città o zona'), { target: { value: 'Ivrea' } });
    expect(screen.queryByRole('button', { name: 'Dove sei' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Che cosa ti chiedono i clienti' }));
    expect(document.activeElement).toContainElement(
      screen.getByRole('heading', { name: 'Domande dei clienti' }),
    );
  });

  test('where nothing is known the way leads to the instructions, or to filling in by hand', async () => {
    open(aShownProfile({ profile: aProfile({ name: '', facts: [], offers: [] }) }));
    expect(await screen.findByRole('link', { name: 'Scrivi le istruzioni' })).toHaveAttribute(
      'href',
      expect.stringContaining('section=instructions'),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Compila a mano' }));
    expect(screen.getByLabelText('Nome dell’attività')).toHaveValue('');
  });

  test('a failed reading is told, and tried again', async () => {
    let works = false;
    open(undefined, {
      [`GET ${PATH}`]: () => (works ? { body: { data: aShownProfile() } } : refusal(500, 'INTERNAL')),
    });
    expect(await screen.findByText('Non riusciamo a leggere il tuo profilo.')).toBeVisible();
    works = true;
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByLabelText('Nome dell’attività')).toBeVisible();
  });
});

describe('corrections', () => {
  test('an offer is corrected in place: it is its owner’s from then on', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Modifica Torta di nocciole' }));
    const price = screen.getByLabelText('Prezzo');
    expect(screen.getByLabelText('Prodotto o servizio')).toHaveFocus();
    fireEvent.change(price, { target: { value: '34 €' } });
    fireEvent.click(screen.getByRole('button', { name: 'Fatto' }));
    expect(screen.getByText(/· 34 €/)).toBeVisible();
    expect(screen.queryByText('dal file listino.csv')).toBeNull();
    expect(screen.getByText('scritto da te')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Modifica Torta di nocciole' })).toHaveFocus();
  });

  test('what is added and left empty is not sent; what is begun must be finished', async () => {
    const { api } = open(undefined, {
      [`PUT ${PATH}`]: ({ body }) => ({
        body: {
          data: aShownProfile({ confirmed: true, version: 2, profile: (body as { profile: never }).profile }),
        },
      }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Aggiungi un fatto' }));
    fireEvent.click(screen.getByRole('button', { name: 'Aggiungi una domanda' }));
    fireEvent.change(screen.getByLabelText('Domanda'), { target: { value: 'Fate consegne?' } });
    confirm();
    expect(await screen.findByText('C’è una voce a metà: completala o eliminala.')).toBeVisible();
    expect(sent(api)).toEqual([]);
    fireEvent.change(screen.getByLabelText('Risposta'), { target: { value: 'Sì, in città.' } });
    confirm();
    await waitFor(() => expect(sent(api)).toHaveLength(1));
    const [request] = sent(api);
    expect(request?.profile.facts).toHaveLength(1);
    expect(request?.profile.questions[0]).toMatchObject({
      question: 'Fate consegne?',
      answer: 'Sì, in città.',
    });
  });

  test('a word that is ruled out is a chip that can be taken away', async () => {
    open();
    const field = await screen.findByLabelText('Parole da non usare');
    fireEvent.change(field, { target: { value: 'low cost' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getByRole('button', { name: 'Togli low cost' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Togli magia' }));
    expect(screen.queryByText('magia')).toBeNull();
  });

  test('how posts end is confirmed with the rest, without the lines that were left empty', async () => {
    const { api } = open(undefined, {
      [`PUT ${PATH}`]: ({ body }) => ({
        body: {
          data: aShownProfile({ confirmed: true, version: 2, profile: (body as { profile: never }).profile }),
        },
      }),
    });
    fireEvent.change(await screen.findByLabelText('In fondo a ogni post'), {
      target: { value: 'A presto, Ida\n\nTelefono: 011 000 222\n' },
    });
    fireEvent.change(screen.getByLabelText('Domanda a chi legge'), { target: { value: 'sometimes' } });
    confirm();
    await waitFor(() => expect(sent(api)).toHaveLength(1));
    expect(sent(api)[0]?.profile.closing).toEqual({
      lines: ['A presto, Ida', 'Telefono: 011 000 222'],
      question: 'sometimes',
    });
  });

  test('what is typed survives leaving the screen', async () => {
    const first = open();
    fireEvent.change(await screen.findByLabelText('Città o zona'), { target: { value: 'Ivrea' } });
    first.unmount();
    open();
    expect(await screen.findByLabelText('Città o zona')).toHaveValue('Ivrea');
    expect(screen.getByText('Modifiche non salvate')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Annulla le modifiche' }));
    expect(screen.getByLabelText('Città o zona')).toHaveValue('Torino');
  });
});

describe('confirming', () => {
  test('without a network it is told, and nothing typed is lost', async () => {
    open(undefined, { [`PUT ${PATH}`]: 'offline' });
    fireEvent.change(await screen.findByLabelText('Città o zona'), { target: { value: 'Ivrea' } });
    confirm();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/Quello che hai scritto è ancora qui/)).toBeVisible();
    expect(screen.getByLabelText('Città o zona')).toHaveValue('Ivrea');
  });

  test('a saving of the settings alone, meanwhile, does not refuse it', async () => {
    const newer = aShownProfile({ version: 5 });
    const { api } = open(undefined, {
      [`PUT ${PATH}`]: ({ body }) =>
        (body as ConfirmSocialProfile['request']).version === 5
          ? { body: { data: { ...newer, confirmed: true, version: 6 } } }
          : refusal(409, 'STALE_VERSION', { current: newer }),
    });
    await screen.findByLabelText('Città o zona');
    confirm();
    await waitFor(() => expect(sent(api).map(({ version }) => version)).toEqual([1, 5]));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('when another tab corrected the profile, its owner chooses', async () => {
    let shown = aShownProfile();
    open(undefined, {
      [`GET ${PATH}`]: () => ({ body: { data: shown } }),
      [`PUT ${PATH}`]: () => {
        shown = aShownProfile({ version: 2, confirmed: true, profile: aProfile({ name: 'Aurora' }) });
        return refusal(409, 'STALE_VERSION', { current: shown });
      },
    });
    fireEvent.change(await screen.findByLabelText('Città o zona'), { target: { value: 'Ivrea' } });
    confirm();
    expect(await screen.findByText('Il profilo è cambiato')).toBeVisible();
    expect(screen.getByLabelText('Città o zona')).toHaveValue('Ivrea');
    fireEvent.click(screen.getByRole('button', { name: 'Usa quella nuova' }));
    expect(screen.getByLabelText('Nome dell’attività')).toHaveValue('Aurora');
    expect(screen.queryByText('Il profilo è cambiato')).toBeNull();
  });
});
