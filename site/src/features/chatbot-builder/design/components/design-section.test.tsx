import type { Chatbot } from '@contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { refusal, type ApiCall, type ApiReply } from '../../../../testing/fake-api';
import { render } from '../../../../testing/render';
import { contrastWarnings } from '../model/contrast-warnings';
import { THEMES } from '../model/themes';
import { aChatbot } from '../../testing/a-chatbot';
import { fakeBuilderServer } from '../../testing/fake-builder-server';
import { openBuilder } from '../../testing/open-builder';
import { BuilderProvider } from '../../components/builder-context';
import { DesignSection } from './design-section';

// Whole screens, by role: slow where many tests share few cores.
vi.setConfig({ testTimeout: 30_000 });

const COLORS = '/chatbots/inst1/site-colors';

const open = (
  fields: Partial<Chatbot> = {},
  routes: Record<string, ApiReply | ((call: ApiCall) => ApiReply)> = {},
) => {
  const server = fakeBuilderServer({ chatbot: fields, routes });
  const builder = openBuilder(fields, () => 0);
  render(
    <BuilderProvider builder={builder}>
      <DesignSection />
    </BuilderProvider>,
  );
  return { server, builder, design: () => builder.store.getState().design };
};
const undo = () => userEvent.keyboard('{Control>}z{/Control}');

describe('a theme', () => {
  test('changes the whole look in one step of history, and leaves the owner’s words alone', async () => {
    const { design } = open({ design: { ...aChatbot().design, displayName: 'Giada', position: 'left' } });
    const before = design();
    await userEvent.click(screen.getByRole('radio', { name: 'Notte' }));
    expect(design()).toMatchObject({ ...THEMES.night, displayName: 'Giada', position: 'left' });
    await undo();
    expect(design()).toEqual(before);
    expect(screen.getByRole('radio', { name: 'Classico' })).toBeChecked();
  });

  test('is followed by another one step at a time', async () => {
    const { design } = open();
    await userEvent.click(screen.getByRole('radio', { name: 'Notte' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Corallo' }));
    await undo();
    expect(design()).toMatchObject(THEMES.night);
  });
});

describe('history', () => {
  test('works in the design’s own text fields, a word at a time', async () => {
    const { design } = open();
    const name = screen.getByLabelText('Nome del bot');
    await userEvent.type(name, ' Ada');
    await undo();
    expect(design().displayName).toBe('Assistente AI');
    expect(name).toHaveFocus();
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(design().displayName).toBe('Assistente AI Ada');
    expect(screen.getByText('Modifica ripetuta.')).toBeInTheDocument();
  });

  test('leaves other people’s text fields to the browser', async () => {
    const { design, builder } = open();
    act(() => builder.store.getState().draw({ displayName: 'Ada' }));
    const elsewhere = document.body.appendChild(document.createElement('textarea'));
    elsewhere.focus();
    await undo();
    elsewhere.remove();
    expect(design().displayName).toBe('Ada');
  });
});

test('a colour that cannot be read is reported; "Correggi" mends it, and undo brings it back', async () => {
  const { design, builder } = open();
  act(() => builder.store.getState().draw({ userBubbleBackgroundColor: '#facc15' }));
  const warning = await screen.findByText(/Poco leggibile: contrasto 1,5 a 1, ne servono almeno 4,5/);
  await userEvent.click(within(warning.parentElement ?? warning).getByRole('button', { name: 'Correggi' }));
  expect(contrastWarnings(design())).toEqual([]);
  expect(design().userBubbleBackgroundColor).toBe('#facc15');
  expect(screen.queryByText(/Poco leggibile/)).toBeNull();
  await undo();
  expect(design().userBubbleTextColor).toBe('#ffffff');
});

describe('opening questions', () => {
  test('are written, put in order and taken away; an unwritten one is never kept', async () => {
    const { design } = open();
    const add = () => userEvent.click(screen.getByRole('button', { name: 'Aggiungi domanda' }));
    await add();
    expect(design().openingQuestions).toEqual([]);
    await waitFor(() => expect(screen.getByLabelText('Domanda 1')).toHaveFocus());
    await userEvent.keyboard('Orari?');
    await add();
    await waitFor(() => expect(screen.getByLabelText('Domanda 2')).toHaveFocus());
    await userEvent.keyboard('Prezzi?');
    await userEvent.click(screen.getByRole('button', { name: 'Sposta su la domanda 2' }));
    expect(design().openingQuestions).toEqual(['Prezzi?', 'Orari?']);
    await userEvent.click(screen.getByRole('button', { name: 'Togli la domanda 1' }));
    expect(design().openingQuestions).toEqual(['Orari?']);
    await undo();
    expect(screen.getByLabelText('Domanda 1')).toHaveValue('Prezzi?');
  });

  test('are at most four, of eighty characters', () => {
    open({ design: { ...aChatbot().design, openingQuestions: ['a?', 'b?', 'c?', 'd?'] } });
    expect(screen.queryByRole('button', { name: 'Aggiungi domanda' })).toBeNull();
    expect(screen.getByLabelText('Domanda 4')).toHaveAttribute('maxlength', '80');
  });
});

test('a group goes back to its beginnings alone', async () => {
  const { design } = open({
    design: { ...aChatbot().design, bubbleColor: '#0f766e', position: 'left', inputRadius: 'full' },
  });
  expect(screen.queryByRole('button', { name: 'Ripristina: Messaggi' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ripristina: Pulsante di apertura' }));
  expect(design()).toMatchObject({ bubbleColor: '#d40000', position: 'right', inputRadius: 'full' });
});

test('everything goes back after a question, and undo brings it back', async () => {
  const { design } = open({ design: { ...aChatbot().design, ...THEMES.neon } });
  await userEvent.click(screen.getByRole('button', { name: 'Ripristina tutto' }));
  const dialog = screen.getByRole('dialog', { name: 'Ripristinare l’aspetto iniziale?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ripristina tutto' }));
  await waitFor(() => expect(design()).toMatchObject(THEMES.classic));
  await undo();
  expect(design()).toMatchObject(THEMES.neon);
});

describe('the colours of the own site', () => {
  const site = { siteUrl: 'https://www.pasticceria.it' };
  const ask = () => userEvent.click(screen.getByRole('button', { name: 'Importa i colori dal sito' }));

  test('become a look that is chosen, worn, and taken back', async () => {
    const { design } = open(site, {
      [`POST ${COLORS}`]: {
        body: {
          data: {
            title: 'Pasticceria Giada',
            colors: [
              { hex: '#7a1f3d', weight: 1, role: 'theme' },
              { hex: '#fffaf3', weight: 0.5, role: 'background' },
              { hex: '#e07a2f', weight: 0.4, role: 'accent' },
            ],
          },
        },
      },
    });
    const before = design();
    await ask();
    expect(await screen.findByText('Trovati su “Pasticceria Giada”:')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Deciso' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Chiaro' }));
    expect(design()).toEqual(before);
    await userEvent.click(screen.getByRole('button', { name: 'Usa questi colori' }));
    expect(design().userBubbleBackgroundColor).toBe('#7a1f3d');
    expect(contrastWarnings(design())).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await undo();
    expect(design()).toEqual(before);
  });

  test.each([
    ['TOO_SLOW', /non ha risposto in tempo/],
    ['PRIVATE_ADDRESS', /non porta a una pagina pubblica/],
    ['UNREACHABLE', /non è raggiungibile/],
  ])('are refused in words (%s), with another try', async (reason, words) => {
    const { server } = open(site, { [`POST ${COLORS}`]: refusal(422, 'SITE_UNREACHABLE', { reason }) });
    await ask();
    expect(await screen.findByText(words)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(server.to(COLORS)).toHaveLength(2));
  });

  test('need an address first', async () => {
    const { server } = open();
    await ask();
    expect(screen.getByText(/Scrivi prima l’indirizzo del tuo sito/)).toBeVisible();
    expect(server.to(COLORS)).toEqual([]);
  });

  test('of a page without any are said to be none', async () => {
    open(site, { [`POST ${COLORS}`]: { body: { data: { title: 'x', colors: [] } } } });
    await ask();
    expect(await screen.findByText(/non abbiamo trovato colori/)).toBeVisible();
  });
});

test('a file that is no picture is refused before it is cropped', async () => {
  open();
  await userEvent.upload(
    screen.getByLabelText('Carica immagine', { selector: 'input' }),
    new File(['x'], 'nota.txt', { type: 'text/plain' }),
    { applyAccept: false },
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('fonts are offered in their own face', async () => {
  const { design } = open();
  await userEvent.click(screen.getByRole('button', { name: /^Font/ }));
  const fonts = within(screen.getByRole('radiogroup', { name: 'Font' })).getAllByRole('radio');
  expect(fonts).toHaveLength(20);
  expect(screen.getByText('Oswald')).toHaveStyle({
    fontFamily: '"Officina Oswald", "Oswald", system-ui, sans-serif',
  });
  await userEvent.click(screen.getByRole('radio', { name: 'Oswald' }));
  expect(design().fontFamily).toBe('Oswald');
});
