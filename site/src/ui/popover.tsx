import { useId, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { fetchedOnFirstUse } from './first-use';
import { useOpener } from './use-opener';

export interface PopoverProps {
  /** Names the panel. */
  label: string;
  /** The button that opens it; spread the props on it. */
  trigger: (props: {
    ref: RefObject<HTMLButtonElement | null>;
    'aria-haspopup': 'dialog';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    onClick: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerEnter: () => void;
    onFocus: () => void;
  }) => ReactNode;
  /** The panel; `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
  width?: number;
}

/** The panel of every popover. */
export const popoverPanel = fetchedOnFirstUse(async () => (await import('./popover-panel')).PopoverPanel);

/** A panel under a button: Esc or a press elsewhere closes it. */
export function Popover({ label, trigger, children, width = 380 }: PopoverProps) {
  const id = useId();
  const { button, open, setOpen, close, onKeyDown } = useOpener<true>();
  return (
    <>
      {trigger({
        ref: button,
        'aria-haspopup': 'dialog',
        'aria-expanded': open !== null,
        'aria-controls': open ? id : undefined,
        onClick: () => (open ? close() : setOpen(true)),
        onKeyDown,
        ...popoverPanel.whenNear,
      })}
      {open && (
        <popoverPanel.Part id={id} label={label} width={width} button={button} onClose={close}>
          {children(close)}
        </popoverPanel.Part>
      )}
    </>
  );
}
