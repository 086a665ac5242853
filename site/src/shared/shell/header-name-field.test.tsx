import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../lib/api-failure';
import { render } from '../../testing/render';
import { HeaderNameProvider, useHeaderName, useShownHeaderName } from './header-name';
import { HeaderNameField } from './header-name-field';

function Page({ name, save }: { name: string; save: (name: string) => Promise<void> }) {
  useHeaderName({ name, placeholder: 'Nuovo Progetto', save });
  return null;
}
function Header() {
  const name = useShownHeaderName();
  return name && <HeaderNameField {...name} />;
}
const open = (name: string, save: (name: string) => Promise<void>) => {
  render(
    <HeaderNameProvider>
      <Header />
      <Page name={name} save={save} />
    </HeaderNameProvider>,
  );
  return screen.getByRole('textbox', { name: 'Nome del progetto' });
};

test('Enter saves the trimmed name once, leaves the field and says so', async () => {
  const saved: string[] = [];
  const field = open('', async (name) => void saved.push(name));
  await userEvent.type(field, '  Forno Rossi {Enter}');
  expect(saved).toEqual(['Forno Rossi']);
  expect(field).not.toHaveFocus();
  expect(await screen.findByText('Nome salvato')).toBeInTheDocument();
});

test('the placeholder goes while the field has the focus, and comes back after an empty draft', async () => {
  const saved: string[] = [];
  const field = open('', async (name) => void saved.push(name));
  expect(field).toHaveAttribute('placeholder', 'Nuovo Progetto');
  await userEvent.type(field, '   ');
  expect(field).toHaveAttribute('placeholder', '');
  await userEvent.tab();
  expect(field).toHaveAttribute('placeholder', 'Nuovo Progetto');
  expect(field).toHaveValue('');
  expect(saved).toEqual([]);
});

test('the field is disabled while the name is saved', async () => {
  let finish = () => undefined as void;
  const field = open('Forno', () => new Promise<void>((resolve) => (finish = resolve)));
  await userEvent.type(field, ' Rossi{Enter}');
  expect(field).toBeDisabled();
  finish();
  await waitFor(() => expect(field).toBeEnabled());
});

test('a refusal is told, and keeps what was typed', async () => {
  const field = open('Forno', () => Promise.reject(new ApiFailure(0, 'NETWORK')));
  await userEvent.type(field, ' Rossi{Enter}');
  expect(await screen.findByRole('alert')).not.toHaveTextContent('errors.');
  expect(field).toHaveValue('Forno Rossi');
  expect(field).toBeInvalid();
});

test('Esc takes back what was typed', async () => {
  const saved: string[] = [];
  const field = open('Forno', async (name) => void saved.push(name));
  await userEvent.type(field, ' Rossi{Escape}');
  await userEvent.tab();
  expect(field).toHaveValue('Forno');
  expect(saved).toEqual([]);
});
