import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { I18nProvider } from '../../i18n';
import { drawOnServer } from '../../testing/draw-on-server';
import { TextArea } from '../../ui/text-area';
import { useForm } from './use-form';

function TwoFields({ onChange }: { onChange?: (fields: Record<'email' | 'password', string>) => void }) {
  const { element, fields, control } = useForm<'email' | 'password', never>({
    initial: { email: '', password: '' },
    onChange,
  });
  const bind = (name: 'email' | 'password') => {
    const { onChange: change, ...rest } = control(name);
    return {
      ...rest,
      'aria-label': name,
      onChange: (event: { target: { value: string } }) => change(event.target.value),
    };
  };
  return (
    <form ref={element}>
      <input {...bind('email')} />
      <input {...bind('password')} />
      <button
        type="button"
        onClick={() => {
          control('email').onChange('giulia@bottega.test');
          control('password').onChange('una-parola-lunga');
        }}
      >
        Compila
      </button>
      <output>{JSON.stringify(fields)}</output>
    </form>
  );
}

test('two fields filled in one breath, as a password manager does, are both kept', () => {
  render(<TwoFields />);
  const fill = (label: string, value: string) => {
    const input = screen.getByLabelText(label);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  act(() => {
    fill('email', 'giulia@bottega.test');
    fill('password', 'una-parola-lunga');
  });
  expect(screen.getByRole('status')).toHaveTextContent(
    '{"email":"giulia@bottega.test","password":"una-parola-lunga"}',
  );
});

test('two fields changed by one press are both kept', () => {
  const onChange = vi.fn();
  render(<TwoFields onChange={onChange} />);
  act(() => screen.getByRole('button', { name: 'Compila' }).click());
  const both = { email: 'giulia@bottega.test', password: 'una-parola-lunga' };
  expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify(both));
  expect(onChange).toHaveBeenLastCalledWith(both);
});

test('what was typed before the scripts came is kept, and told to whoever keeps it for the next page', async () => {
  const onChange = vi.fn();
  const { field, hydrate } = drawOnServer(<TwoFields onChange={onChange} />);
  const email = field('input[name="email"]');
  email.value = 'giulia@bottega.test';

  await hydrate();
  expect(email).toHaveValue('giulia@bottega.test');
  expect(screen.getByRole('status')).toHaveTextContent('giulia@bottega.test');
  expect(onChange).toHaveBeenCalledWith({ email: 'giulia@bottega.test', password: '' });
});

function Letter() {
  const { element, fields, control } = useForm<'message', never>({ initial: { message: '' } });
  return (
    <form ref={element}>
      <TextArea label="Messaggio" {...control('message')} />
      <output>{fields.message}</output>
    </form>
  );
}

test('several lines written before the scripts came are kept as well', async () => {
  const { field, hydrate } = drawOnServer(
    <I18nProvider initial="it">
      <Letter />
    </I18nProvider>,
  );
  const message = field('textarea');
  message.value = 'Buongiorno,\nvorrei un preventivo.';
  await hydrate();
  expect(message).toHaveValue('Buongiorno,\nvorrei un preventivo.');
  expect(screen.getByRole('status')).toHaveTextContent('Buongiorno, vorrei un preventivo.');
});
