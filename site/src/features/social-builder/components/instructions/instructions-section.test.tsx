import { configure, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithSocialProject } from '../../testing/render-with-social-project';
import { InstructionsSection } from './instructions-section';

// Whole screens, by role: slow where many tests share few cores.
vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5_000 });

const FILES = '/social/projects/p1/files';
const aFile = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);
const choose = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText('Materiale di riferimento', { selector: 'input' }), files, {
    applyAccept: false,
  });

test('the counter follows what is written, up to the limit', () => {
  renderWithSocialProject(<InstructionsSection />);
  const text = screen.getByRole('textbox', { name: 'Istruzioni' });
  expect(text).toHaveAttribute('maxlength', '4000');
  fireEvent.change(text, { target: { value: 'a'.repeat(1500) } });
  expect(screen.getByText('1.500 / 4.000')).toBeVisible();
});

test('an address without https is marked', () => {
  renderWithSocialProject(<InstructionsSection />);
  fireEvent.change(screen.getByLabelText('Indirizzo a cui porta'), { target: { value: 'aurora.it' } });
  expect(screen.getByText(/Scrivi un indirizzo web completo/)).toBeVisible();
});

test('a tone is chosen among six', () => {
  renderWithSocialProject(<InstructionsSection />);
  expect(screen.getByRole('radio', { name: 'Amichevole' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Educativo' }));
  expect(screen.getByRole('radio', { name: 'Educativo' })).toBeChecked();
  expect(screen.getAllByRole('radio')).toHaveLength(6);
});

test('files that cannot be taken are refused in the specification’s words, without an upload', async () => {
  const { api } = renderWithSocialProject(<InstructionsSection />);
  await screen.findByText('0 di 10');
  await choose(aFile('grande.pdf', 1024 * 1024 + 1), aFile('listino.xlsx'));
  expect(await screen.findByText('Il file deve essere inferiore a 1MB')).toBeVisible();
  expect(screen.getByText('Tipo di file non accettato: listino.xlsx')).toBeVisible();
  expect(api.to(FILES).map(({ method }) => method)).toEqual(['GET']);
});

test('with ten files no other can be chosen', async () => {
  const data = Array.from({ length: 10 }, (_, at) => ({
    id: `f${at}`,
    name: `listino-${at}.txt`,
    bytes: 100,
    status: 'read',
    failure: null,
    createdAt: '2026-11-21T09:00:00.000Z',
  }));
  renderWithSocialProject(<InstructionsSection />, { routes: { [`GET ${FILES}`]: { body: { data } } } });
  expect(await screen.findByText('10 di 10')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Scegli file' })).toBeDisabled();
  expect(screen.getByText(/Hai già 10 file/)).toBeVisible();
});

test('a file that could not be read says why', async () => {
  const file = {
    id: 'f1',
    name: 'menu.pdf',
    bytes: 900,
    status: 'failed',
    failure: 'SCANNED',
    createdAt: '',
  };
  renderWithSocialProject(<InstructionsSection />, {
    routes: { [`GET ${FILES}`]: { body: { data: [file] } } },
  });
  expect(await screen.findByText(/È una scansione/)).toBeVisible();
  expect(screen.getByText('Non letto')).toBeVisible();
});
