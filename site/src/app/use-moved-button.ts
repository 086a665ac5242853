import { useEffect } from 'react';

/** Pixels that a hand may move between pressing and letting go. */
const TREMBLE = 8;

/**
 * Clicks a button that moved away while it was pressed. A press on it takes the focus from a field, whose check may then show or hide a line
 * above; the pointer is let go over something else, and browsers click nothing.
 */
export const useMovedButton = (): void => {
  useEffect(() => {
    let press: { button: HTMLElement; id: number; x: number; y: number } | null = null;
    const onDown = ({ target, pointerId, button, clientX, clientY }: PointerEvent) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('button') : null;
      press = pressed && button === 0 ? { button: pressed, id: pointerId, x: clientX, y: clientY } : null;
    };
    const onUp = ({ target, pointerId, clientX, clientY }: PointerEvent) => {
      const pressed = press;
      press = null;
      if (!pressed || pressed.id !== pointerId || !pressed.button.isConnected) return;
      // Whoever changes their mind moves away before letting go.
      if (Math.hypot(clientX - pressed.x, clientY - pressed.y) > TREMBLE) return;
      if (target instanceof Node && !pressed.button.contains(target)) pressed.button.click();
    };
    window.addEventListener('pointerdown', onDown, true);
    window.addEventListener('pointerup', onUp, true);
    return () => {
      window.removeEventListener('pointerdown', onDown, true);
      window.removeEventListener('pointerup', onUp, true);
    };
  }, []);
};
