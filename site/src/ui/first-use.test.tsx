import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../testing/render';
import { fetchedOnFirstUse } from './first-use';
import { useOpener } from './use-opener';

const aPart = () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const load = vi.fn(async () => {
    await arrival;
    return ({ children }: { children: ReactNode }) => <p>{children}</p>;
  });
  return { part: fetchedOnFirstUse(load), load, arrive: () => arrive() };
};

function Opener({ part }: { part: ReturnType<typeof aPart>['part'] }) {
  const { button, open, setOpen, onKeyDown } = useOpener<true>();
  return (
    <>
      <button ref={button} onClick={() => setOpen(true)} onKeyDown={onKeyDown} {...part.whenNear}>
        Apri
      </button>
      {open && <part.Part>Aperto</part.Part>}
    </>
  );
}

test('a part is fetched when the focus comes near, and drawn at once the next time', async () => {
  const { part, load, arrive } = aPart();
  const { unmount } = render(<Opener part={part} />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(load).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('Aperto')).not.toBeInTheDocument();
  arrive();
  expect(await screen.findByText('Aperto')).toBeInTheDocument();
  unmount();
  render(<Opener part={part} />);
  await userEvent.click(screen.getByRole('button', { name: 'Apri' }));
  expect(screen.getByText('Aperto')).toBeInTheDocument();
});

test('who presses Escape before it has arrived is not shown it afterwards', async () => {
  const { part, arrive } = aPart();
  render(<Opener part={part} />);
  const button = screen.getByRole('button', { name: 'Apri' });
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  arrive();
  await part.fetch();
  expect(screen.queryByText('Aperto')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});
