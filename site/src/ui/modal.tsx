import { useEffect, useLayoutEffect, useRef, type ComponentProps, type ReactNode, type UIEvent } from 'react';
import { tokens } from './tokens';

const { color, shadow } = tokens;

interface ModalProps extends Pick<ComponentProps<'dialog'>, 'aria-label' | 'aria-labelledby' | 'className'> {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The browser's own modal `<dialog>`, from which windows and drawers are made: focus stays inside and comes back, the page behind is
 * inert, Esc and a press beside it close it. Where it stands and how large it is says whoever uses it.
 */
export function Modal({ open, onClose, children, ...native }: ModalProps) {
  const element = useRef<HTMLDialogElement>(null);
  // Whoever opens it with a double click presses once more, on the backdrop or on what has just appeared: neither is meant.
  const pressed = useRef(false);
  const isRestOfOpening = ({ detail }: UIEvent) => detail > 1 && !pressed.current;
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      pressed.current = false;
      dialog.showModal();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  useLayoutEffect(() => {
    const dialog = element.current;
    // Taken off the page while it is open, a dialog never closes, and the browser never gives the focus back.
    return () => {
      if (dialog?.open) dialog.close();
    };
  }, []);
  return (
    // The backdrop is the dialog itself: a press on it closes; the keyboard has Esc and a button.
    <dialog
      {...native}
      ref={element}
      onClose={(event) => {
        // The browser tells of a closing later: by then somebody quick has opened it again.
        if (!event.currentTarget.open) onClose();
      }}
      onCancel={(event) => {
        // A file picker's own cancel bubbles up to here; only the dialog's counts.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClickCapture={(event) => {
        if (!isRestOfOpening(event)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onMouseDown={(event) => {
        if (isRestOfOpening(event)) return;
        pressed.current = true;
        if (event.target === event.currentTarget) onClose();
      }}
      css={{
        padding: 0,
        border: 0,
        background: color.surface,
        color: color.ink,
        // Its opener may stand at the right of a table's cell.
        textAlign: 'start',
        boxShadow: shadow.m,
        '&::backdrop': { background: color.backdrop },
      }}
    >
      {children}
    </dialog>
  );
}

/** How a modal stands at the side of the window, in its whole height. */
export const drawerStyles = {
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  '&[open]': { display: 'flex', flexDirection: 'column' },
} as const;
