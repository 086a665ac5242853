import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useForm } from './use-form';

afterEach(() => document.body.replaceChildren());

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

test('what was typed before the scripts came is kept, and told to whoever keeps it for the next page', async () => {
  const onChange = vi.fn();
  const drawn = new DOMParser().parseFromString(
    `<div>${renderToString(<TwoFields onChange={onChange} />)}</div>`,
    'text/html',
  );
  const page = document.adoptNode(drawn.body.firstElementChild ?? drawn.body);
  document.body.append(page);
  const email = page.querySelector<HTMLInputElement>('input[name="email"]');
  if (!email) throw new Error('The server drew no e-mail field');
  email.value = 'giulia@bottega.test';

  const root = await act(async () => hydrateRoot(page, <TwoFields onChange={onChange} />));
  expect(email).toHaveValue('giulia@bottega.test');
  expect(page.querySelector('output')).toHaveTextContent('giulia@bottega.test');
  expect(onChange).toHaveBeenCalledWith({ email: 'giulia@bottega.test', password: '' });
  act(() => root.unmount());
});
