import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render';
import { Modal } from './modal';

const onErase = vi.fn();
function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Elimina</button>
      <Modal aria-label="Conferma" open={open} onClose={() => setOpen(false)}>
        <button onClick={onErase}>Elimina per sempre</button>
      </Modal>
    </>
  );
}
const openIt = async () => {
  render(<Page />);
  fireEvent.click(await screen.findByRole('button', { name: 'Elimina' }), { detail: 1 });
  return screen.findByRole('dialog', { name: 'Conferma' });
};

test('a double click that opens it leaves it open; the next press beside it closes it', async () => {
  const dialog = await openIt();
  fireEvent.mouseDown(dialog, { detail: 2 });
  expect(dialog).toBeVisible();
  fireEvent.mouseDown(dialog, { detail: 1 });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a double click that opens it presses nothing inside; a press that begins there does, as do keys', async () => {
  await openIt();
  const erase = screen.getByRole('button', { name: 'Elimina per sempre' });
  const press = (detail: number) => {
    fireEvent.mouseDown(erase, { detail });
    fireEvent.click(erase, { detail });
  };
  press(2);
  expect(onErase).not.toHaveBeenCalled();
  fireEvent.click(erase, { detail: 0 });
  press(1);
  press(2);
  expect(onErase).toHaveBeenCalledTimes(3);
});

test('reads from its left edge, however the cell is aligned that opens it', () => {
  render(
    <div style={{ textAlign: 'right' }}>
      <Modal aria-label="Piano" open onClose={() => undefined}>
        Passi al piano annuale
      </Modal>
    </div>,
  );
  expect(screen.getByRole('dialog', { name: 'Piano' })).toHaveStyle({ textAlign: 'start' });
});

test('a closing that is told of late does not close what was opened again meanwhile', async () => {
  const dialog = await openIt();
  fireEvent(dialog, new Event('close'));
  expect(dialog).toBeVisible();
});
