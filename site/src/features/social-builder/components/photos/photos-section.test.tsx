import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aPhoto } from '../../testing/a-social-builder';
import { renderWithSocialProject } from '../../testing/render-with-social-project';
import { PhotosSection } from './photos-section';

// Whole screens, by role: slow where many tests share few cores.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5_000 });

const PHOTOS = '/social/projects/p1/photos';
const withPhotos = (...photos: ReturnType<typeof aPhoto>[]) => ({
  [`GET ${PHOTOS}`]: { body: { data: photos } },
});

test('says what the library is for while it is empty', async () => {
  renderWithSocialProject(<PhotosSection />);
  expect(await screen.findByText('Ancora nessuna foto')).toBeVisible();
});

test('each photo tells where it stands and what it lacks, and is found by folder and words', async () => {
  renderWithSocialProject(<PhotosSection />, {
    routes: withPhotos(
      aPhoto({ id: 'a', name: 'Forno', folder: 'Laboratorio', alt: 'Il forno acceso', usedIn: 2 }),
      aPhoto({ id: 'b', name: 'Vetrina', folder: 'Natale', tags: ['luci'] }),
    ),
  });
  const oven = await screen.findByRole('button', { name: 'Modifica Forno' });
  expect(within(oven).getByText('in 2 post')).toBeVisible();
  expect(screen.getByText('senza descrizione')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Cartella'), 'Natale');
  expect(screen.queryByRole('button', { name: 'Modifica Forno' })).toBeNull();
  await userEvent.type(screen.getByLabelText(/Cerca per nome/), 'pane');
  fireEvent.click(await screen.findByRole('button', { name: 'Mostra tutte' }));
  expect(screen.getByRole('button', { name: 'Modifica Forno' })).toBeVisible();
});

test('a photo that is not taken says why, and the others are uploaded', async () => {
  const { api } = renderWithSocialProject(<PhotosSection />, {
    routes: { [`POST ${PHOTOS}`]: { body: { data: aPhoto({ id: 'new', name: 'Banco' }) } } },
  });
  const huge = new File([], 'enorme.jpg', { type: 'image/jpeg' });
  Object.defineProperty(huge, 'size', { value: 21 * 1024 * 1024 });
  const input = await screen.findByLabelText('Carica foto', { selector: 'input' });
  await waitFor(() => expect(input).toBeEnabled());
  await userEvent.upload(input, [huge, new File(['x'], 'banco.jpg', { type: 'image/jpeg' })]);
  expect(await screen.findByRole('button', { name: 'Modifica Banco' })).toBeVisible();
  expect(screen.getByText('Pesa più di 20 MB.')).toBeVisible();
  expect(api.calls.filter(({ method, path }) => method === 'POST' && path === PHOTOS)).toHaveLength(1);
});

test('a photo that the list has heard of before its upload was answered stands there once', async () => {
  const photo = aPhoto({ id: 'new', name: 'Banco' });
  renderWithSocialProject(<PhotosSection />, {
    routes: { ...withPhotos(photo), [`POST ${PHOTOS}`]: { body: { data: { ...photo, alt: 'Il banco' } } } },
  });
  expect(await screen.findByText('senza descrizione')).toBeVisible();
  const input = screen.getByLabelText('Carica foto', { selector: 'input' });
  await waitFor(() => expect(input).toBeEnabled());
  await userEvent.upload(input, new File(['x'], 'banco.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(screen.queryByText('senza descrizione')).toBeNull());
  expect(screen.getAllByRole('button', { name: 'Modifica Banco' })).toHaveLength(1);
});

test('what stays in view is moved with the arrow keys, and saved with its words', async () => {
  const tall = aPhoto({ name: 'Torre', width: 600, height: 1600 });
  const { api } = renderWithSocialProject(<PhotosSection />, {
    routes: {
      ...withPhotos(tall),
      'PATCH /social/photos/ph1': { body: { data: { ...tall, alt: 'La torre' } } },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Modifica Torre' }));
  expect(screen.getByText('Instagram')).toBeVisible();
  const focus = screen.getByRole('button', { name: /50% da sinistra, 50% dall’alto/ });
  fireEvent.keyDown(focus, { key: 'ArrowUp' });
  expect(focus).toHaveAccessibleName(/45% dall’alto/);
  fireEvent.change(screen.getByLabelText(/Descrizione per chi non vede/), { target: { value: 'La torre' } });
  fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Salva' })).toBeNull());
  expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    alt: 'La torre',
    focus: { x: 0.5, y: 0.45 },
  });
});
