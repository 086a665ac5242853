import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from '../../testing/render';
import { UnsavedGuard } from './unsaved-guard';

function Editor({ changed }: { changed: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <UnsavedGuard
        when={changed}
        title="Esci senza salvare?"
        body="Perdi le modifiche."
        confirmLabel="Esci"
      />
      <Link to="/profilo">profilo</Link>
      <Link to="/editor?sezione=2">sezione</Link>
      <p>{`sei in ${pathname}${search}`}</p>
    </>
  );
}
const open = (changed: boolean) => render(<Editor changed={changed} />, { at: '/editor' });
const closesTab = () => {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return !closing.defaultPrevented;
};

test('who leaves without saving is asked first, and may stay', async () => {
  open(true);
  fireEvent.click(await screen.findByText('profilo'));
  expect(await screen.findByRole('dialog', { name: 'Esci senza salvare?' })).toBeVisible();
  expect(screen.getByText('sei in /editor')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('sei in /editor')).toBeInTheDocument();
});

test('who confirms leaves', async () => {
  open(true);
  fireEvent.click(await screen.findByText('profilo'));
  fireEvent.click(await screen.findByRole('button', { name: 'Esci' }));
  expect(await screen.findByText('sei in /profilo')).toBeInTheDocument();
});

test('another part of the same page is no leaving', async () => {
  open(true);
  fireEvent.click(await screen.findByText('sezione'));
  expect(await screen.findByText('sei in /editor?sezione=2')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('closing the tab is asked about while something is unsaved, and not otherwise', async () => {
  const { unmount } = open(true);
  await screen.findByText('sei in /editor');
  expect(closesTab()).toBe(false);
  unmount();
  expect(closesTab()).toBe(true);
});

test('with everything saved nobody is asked', async () => {
  open(false);
  fireEvent.click(await screen.findByText('profilo'));
  expect(await screen.findByText('sei in /profilo')).toBeInTheDocument();
  expect(closesTab()).toBe(true);
});
