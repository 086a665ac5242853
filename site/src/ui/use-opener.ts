import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/** A button and what it opens. `open` is null while that is closed; `close` gives the focus back to the button at once. */
export const useOpener = <How>() => {
  const [open, setOpen] = useState<How | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    // What is open makes everything else inert: it must be gone before the button can take the focus. react-aria gives it back in the
    // next frame, when a dialog that was opened from here would already have noted that nobody has it.
    flushSync(() => setOpen(null));
    button.current?.focus({ preventScroll: true });
  };
  // What is open hears its own keys; on the button they arrive while it is still being fetched.
  const onKeyDown = (event: KeyboardEvent) => {
    if (open === null || event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  return { button, open, setOpen, close, onKeyDown };
};
