import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFollowEnd } from './use-follow-end';

/** No layout here: the test says when a size changed, and what it is now. */
const sizes = new Map<Element, () => void>();
class SizesByHand {
  readonly #changed: () => void;
  constructor(changed: () => void) {
    this.#changed = changed;
  }
  observe(element: Element) {
    sizes.set(element, this.#changed);
  }
  disconnect() {
    sizes.clear();
  }
}
afterEach(() => vi.unstubAllGlobals());

function Log() {
  const { log, onScroll } = useFollowEnd(1);
  return (
    <div ref={log} onScroll={onScroll} data-testid="log">
      <p>Buongiorno.</p>
    </div>
  );
}
const openLog = () => {
  vi.stubGlobal('ResizeObserver', SizesByHand);
  render(<Log />);
  const log = screen.getByTestId('log');
  const growTo = (height: number) => {
    Object.defineProperty(log, 'scrollHeight', { configurable: true, value: height });
    act(() => sizes.get(screen.getByText('Buongiorno.'))?.());
  };
  return { log, growTo };
};

test('a last message that grows is followed to its end', () => {
  const { log, growTo } = openLog();
  growTo(500);
  expect(log.scrollTop).toBe(500);
});

test('whoever scrolled up stays there', () => {
  const { log, growTo } = openLog();
  growTo(500);
  log.scrollTop = 100;
  fireEvent.scroll(log);
  growTo(600);
  expect(log.scrollTop).toBe(100);
});
