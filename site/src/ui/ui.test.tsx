import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';
import { Menu } from './menu';
import { NumberField } from './number-field';
import { PasswordField } from './password-field';
import { Tabs } from './tabs';
import { TextField } from './text-field';

test('a field is tied to its label, hint and error', () => {
  render(
    <TextField
      label="Email"
      value="x"
      onChange={() => undefined}
      error="Email non valida"
      hint="Quella di lavoro"
    />,
  );
  const input = screen.getByLabelText('Email');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Email non valida Quella di lavoro');
});

test('a busy button takes no second press', async () => {
  const press = vi.fn();
  render(
    <Button busy onClick={press}>
      Salva
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  expect(press).not.toHaveBeenCalled();
});

test('a password is shown when its owner asks', async () => {
  render(
    <PasswordField
      label="Password"
      value="segreta"
      onChange={() => undefined}
      autoComplete="current-password"
    />,
  );
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostra la password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
});

function Counted() {
  const [value, setValue] = useState(5);
  return <NumberField label="Secondi" value={value} onChange={setValue} min={3} max={60} />;
}

test('a number may pass through impossible values while it is typed', async () => {
  render(<Counted />);
  const field = screen.getByLabelText('Secondi');
  await userEvent.clear(field);
  await userEvent.type(field, '12');
  expect(field).toHaveValue('12');
  await userEvent.clear(field);
  await userEvent.type(field, '99');
  await userEvent.tab();
  expect(field).toHaveValue('60');
});

const TABS = [
  { id: 'a', label: 'Primo' },
  { id: 'b', label: 'Secondo' },
  { id: 'c', label: 'Terzo' },
] as const;

function Tabbed() {
  const [value, setValue] = useState<'a' | 'b' | 'c'>('a');
  return (
    <Tabs label="Sezioni" tabs={TABS} value={value} onChange={setValue}>
      Pannello {value}
    </Tabs>
  );
}

test('arrows move between tabs and wrap around', async () => {
  render(<Tabbed />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Secondo' })).toHaveFocus();
  const panel = screen.getByRole('tabpanel', { name: 'Secondo' });
  expect(panel).toHaveTextContent('Pannello b');
  expect(screen.getByRole('tab', { name: 'Secondo' })).toHaveAttribute('aria-controls', panel.id);
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Primo' })).toHaveAttribute('aria-selected', 'true');
});

test('a menu opens on its first entry, moves by arrows, and gives focus back on Esc', async () => {
  const leave = vi.fn();
  render(
    <Menu
      label="Menu di Anna"
      trigger="Anna"
      items={[
        { id: 'profile', label: 'Profilo', to: '/profile' },
        { id: 'out', label: 'Esci', onSelect: leave },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Menu di Anna' });
  await userEvent.click(button);
  expect(screen.getByRole('menuitem', { name: 'Profilo' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(leave).toHaveBeenCalledTimes(1);
});

test('a confirmation does nothing until confirmed, and closes when the work is done', async () => {
  const close = vi.fn();
  const confirm = vi.fn().mockResolvedValue(undefined);
  render(
    <ConfirmDialog
      title="Eliminare il file?"
      body="Non si può annullare."
      confirmLabel="Elimina"
      tone="danger"
      open
      onConfirm={confirm}
      onClose={close}
    />,
  );
  expect(confirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Elimina' }));
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a press inside the dialog does not close it', () => {
  const close = vi.fn();
  render(
    <ConfirmDialog
      title="Titolo"
      body="Testo"
      confirmLabel="Ok"
      open
      onConfirm={() => undefined}
      onClose={close}
    />,
  );
  fireEvent.mouseDown(screen.getByText('Testo'));
  expect(close).not.toHaveBeenCalled();
});
