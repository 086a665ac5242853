import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useForm } from './use-form';

function TwoFields() {
  const { element, fields, control } = useForm<'email' | 'password', never>({
    initial: { email: '', password: '' },
  });
  const bind = (name: 'email' | 'password') => {
    const { onChange, ...rest } = control(name);
    return {
      ...rest,
      'aria-label': name,
      onChange: (event: { target: { value: string } }) => onChange(event.target.value),
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
