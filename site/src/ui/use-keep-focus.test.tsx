import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useKeepFocus } from './use-keep-focus';

function Rows() {
  useKeepFocus();
  const [rows, setRows] = useState(['uno', 'due', 'tre']);
  const [adding, setAdding] = useState(false);
  return (
    <>
      <button type="button">Inizio</button>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
              Togli {row}
            </button>
          </li>
        ))}
      </ul>
      {adding ? (
        <form onSubmit={() => setAdding(false)}>
          <input aria-label="Nome" />
          <button type="button" onClick={() => setAdding(false)}>
            Fatto
          </button>
        </form>
      ) : (
        <div>
          <button type="button" onClick={() => setAdding(true)}>
            Nuovo
          </button>
        </div>
      )}
    </>
  );
}
const button = (name: string) => screen.getByRole('button', { name });

test('the focus goes from what was removed to what took its place', async () => {
  render(<Rows />);
  button('Togli due').focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button('Togli tre')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button('Togli uno')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button('Nuovo')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Nome')).toBeVisible());
  button('Fatto').focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button('Nuovo')).toHaveFocus());
});

test('who uses a mouse is left alone', async () => {
  render(<Rows />);
  await userEvent.click(button('Togli due'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Togli due' })).not.toBeInTheDocument());
  expect(document.body).toHaveFocus();
});
