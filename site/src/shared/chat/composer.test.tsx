import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { enter } from '../../testing/enter';
import { anAccount, render } from '../../testing/render';
import { Composer, type ComposerProps } from './composer';

const show = (props: Partial<ComposerProps> = {}) => {
  const onSend = vi.fn(async (_text: string) => true);
  const composer = (
    <Composer label="Messaggio" draftKey="c1" pending={false} maxLength={20} onSend={onSend} {...props} />
  );
  const view = render(composer, { account: anAccount() });
  return { ...view, onSend, field: screen.getByRole('textbox', { name: 'Messaggio' }) };
};
const send = () => screen.getByRole('button', { name: 'Invia' });

test('Enter sends what is there, Shift+Enter starts a line, and spaces are nothing', async () => {
  const person = userEvent.setup();
  const { field, onSend } = show();
  await person.type(field, '  ');
  expect(send()).toBeDisabled();
  await person.type(field, 'uno{Shift>}{Enter}{/Shift}due{Enter}');
  expect(onSend.mock.calls).toEqual([['uno\ndue']]);
  expect(field).toHaveValue('');
});

test('on a phone Enter belongs to the text', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const person = userEvent.setup();
  const { field, onSend } = show();
  await person.type(field, 'uno{Enter}due');
  expect(field).toHaveValue('uno\ndue');
  await person.click(send());
  expect(onSend).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test('what could not be sent is in the field again, and still there after a reload', async () => {
  const person = userEvent.setup();
  const { field, unmount } = show({ onSend: async () => false });
  await enter(person, field, 'La mia idea');
  await person.click(send());
  expect(field).toHaveValue('La mia idea');
  unmount();
  expect(show().field).toHaveValue('La mia idea');
});

test('nothing more is sent while a reply is on its way; it can be stopped', async () => {
  const person = userEvent.setup();
  const onStop = vi.fn();
  const { field, onSend } = show({ pending: true, onStop });
  await person.type(field, 'e poi?{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Ferma la risposta' }));
  expect(onStop).toHaveBeenCalledTimes(1);
});

test('a text that is too long says by how much, and files that are not ready wait', async () => {
  const person = userEvent.setup();
  const { field } = show({ ready: false });
  await enter(person, field, 'a'.repeat(22));
  expect(screen.getByRole('alert')).toHaveTextContent('Ci sono 2 caratteri di troppo.');
  await person.clear(field);
  await enter(person, field, 'breve');
  expect(send()).toBeDisabled();
});
