import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../lib/http';
import { render } from '../../testing/render';
import { TextField } from '../../ui/text-field';
import { useForm } from './use-form';
import { useSubmission } from './use-submission';

/** A form of one field, with the outcome of each sending in the test's hands. */
function NameForm({ send }: { send: () => Promise<void> }) {
  const { element, fields, problems, control, refuse } = useForm<'name', 'missing' | 'taken'>({
    initial: { name: '' },
  });
  const { busy, failure, onSubmit } = useSubmission({
    refuse,
    validate: () => (fields.name === '' ? { name: 'missing' } : {}),
    send,
    problemsOf: (refused) => (refused.fields.name ? { name: 'taken' } : {}),
  });
  return (
    <form ref={element} onSubmit={onSubmit}>
      <TextField {...control('name')} label="Nome" error={problems.name} />
      <button type="submit">{busy ? 'Attendi' : 'Salva'}</button>
      {failure && <p role="alert">{failure.code}</p>}
    </form>
  );
}

const submitted = (name: string, send: () => Promise<void>) => {
  render(<NameForm send={send} />);
  const field = screen.getByLabelText('Nome');
  fireEvent.change(field, { target: { value: name } });
  const submit = () => fireEvent.submit(field);
  submit();
  return { field, submit };
};

test('what is wrong before sending is shown, and nothing is sent', () => {
  let sent = 0;
  const { field } = submitted('', async () => void (sent += 1));
  expect(field).toBeInvalid();
  expect(sent).toBe(0);
});

test('a form is sent once, however often it is submitted meanwhile', async () => {
  let sent = 0;
  let finish = () => {};
  const { submit } = submitted('Forno', () => {
    sent += 1;
    return new Promise((resolve) => (finish = resolve));
  });
  expect(await screen.findByText('Attendi')).toBeVisible();
  submit();
  finish();
  expect(await screen.findByText('Salva')).toBeVisible();
  expect(sent).toBe(1);
});

test('what the server refuses is said at its field, anything else above the form', async () => {
  const answers = [
    new ApiFailure(422, 'VALIDATION', { fields: { name: 'unique' } }),
    new ApiFailure(0, 'NETWORK'),
  ];
  const { field, submit } = submitted('Forno', () => {
    const [failure] = answers.splice(0, 1);
    return failure ? Promise.reject(failure) : Promise.resolve();
  });
  expect(await screen.findByText('taken')).toBeVisible();
  expect(screen.queryByText('VALIDATION')).toBeNull();
  fireEvent.change(field, { target: { value: 'Forno Rossi' } });
  submit();
  expect(await screen.findByText('NETWORK')).toBeVisible();
  expect(field).toBeValid();
});
