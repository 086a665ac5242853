import { addTracking, composePost, SOCIAL_PLATFORMS, type SocialPost } from '@contract';
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { refusal, type ApiReply } from '../../../../testing/fake-api';
import { aPost, aProject } from '../../testing/a-social-builder';
import { renderWithSocialProject } from '../../testing/render-with-social-project';
import { PostEditor } from './post-editor';

// Whole screens, by role: slow where many tests share few cores.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5_000 });

const open = (post: SocialPost | null, routes: Record<string, ApiReply> = {}, onClose = vi.fn()) => ({
  onClose,
  ...renderWithSocialProject(<PostEditor open post={post} onClose={onClose} />, { routes }),
});
const write = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Testo' }), { target: { value: text } });

describe('the preview shows exactly what is sent', () => {
  const content = {
    copy: 'Da oggi (solo qui) la torta di nocciole è pronta.\n\nVi aspettiamo!',
    callToAction: 'Prenota la tua torta',
    link: 'https://aurora.example/torte',
    hashtags: ['Torino', 'dolci'],
    title: '',
  };
  test.each(SOCIAL_PLATFORMS)('%s', (platform) => {
    const project = aProject();
    renderWithSocialProject(<PostEditor open post={aPost({ platform, ...content })} onClose={vi.fn()} />, {
      project: { ...project, settings: { ...project.settings, trackLinks: true } },
    });
    const { text } = composePost(platform, { ...content, link: addTracking(content.link, platform) });
    const preview = screen.getByRole('region', { name: 'Anteprima' });
    // The mark of the fold stands in the words; it is no part of them.
    expect(preview.textContent?.replace('… altro', '')).toContain(text);
  });
});

test('the counter counts as the network does, and what is too long cannot be saved', () => {
  open(aPost({ platform: 'x' }));
  write('Guarda https://aurora.it/un-indirizzo-molto-lungo-che-su-x-vale-sempre-ventitre 🍰');
  expect(screen.getByText('X: 33 / 280')).toBeVisible();
  expect(screen.getByText(/X applica un costo più alto/)).toBeVisible();
  write('a'.repeat(281));
  expect(screen.getByText('Il testo è troppo lungo per X.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salva' })).toBeDisabled();
});

test('only what was touched is sent', async () => {
  const { api, onClose } = open(aPost(), { 'PATCH /social/posts/post1': { body: { data: aPost() } } });
  write('Pane caldo alle otto.');
  fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.to('/social/posts/post1').map(({ body }) => body)).toEqual([
    { version: 4, copy: 'Pane caldo alle otto.' },
  ]);
});

test('a post that is on its way out says so, and what was written stays', async () => {
  const { onClose } = open(aPost(), {
    'PATCH /social/posts/post1': refusal(409, 'CONFLICT', { reason: 'publishing' }),
  });
  write('Troppo tardi.');
  fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText('Questo post è già in pubblicazione')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Testo' })).toHaveValue('Troppo tardi.');
  expect(onClose).not.toHaveBeenCalled();
});

test('changed elsewhere: the present one is taken, with what was written on top', async () => {
  open(aPost(), {
    'PATCH /social/posts/post1': refusal(409, 'STALE_VERSION'),
    'GET /social/posts/post1': { body: { data: aPost({ version: 5, callToAction: 'Passa a trovarci' }) } },
  });
  write('Mio.');
  fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ricarica il post' }));
  await waitFor(() => expect(screen.getByLabelText('Invito all’azione')).toHaveValue('Passa a trovarci'));
  expect(screen.getByRole('textbox', { name: 'Testo' })).toHaveValue('Mio.');
});

test('closing with something unsaved asks first', () => {
  const { onClose } = open(aPost());
  write('Quasi.');
  fireEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(screen.getByText('Chiudere senza salvare?')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
