import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { tokens } from './tokens';

export interface PopoverProps {
  /** Names the panel. */
  label: string;
  /** The button that opens it; spread the props on it. */
  trigger: (props: {
    'aria-haspopup': 'dialog';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    onClick: () => void;
  }) => ReactNode;
  /** The panel; `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
  width?: number;
}

const { color, radius, shadow } = tokens;
/** Pixels between the button and its panel, and to the window's edge. */
const GAP = 8;
/** Browsers before 2024 draw the panel where it is. */
const hasTopLayer = () => 'showPopover' in HTMLElement.prototype;

/** A panel under a button, beside the page and not over it: Esc, a press elsewhere or leaving it with Tab closes it. */
export function Popover({ label, trigger, children, width = 380 }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = panel.current;
    const button = frame.current?.querySelector<HTMLElement>('[aria-haspopup=dialog]');
    if (!open || !element || !button) return undefined;
    if (hasTopLayer()) element.showPopover();
    const place = () => {
      const from = button.getBoundingClientRect();
      const left = from.right - element.offsetWidth;
      element.style.top = `${from.bottom + GAP}px`;
      element.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - element.offsetWidth - GAP))}px`;
      element.style.maxHeight = `${Math.max(160, window.innerHeight - from.bottom - 2 * GAP)}px`;
    };
    place();
    element.focus({ preventScroll: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('resize', place);
      // The focus was inside and has gone with the panel: it goes back to where it came from.
      if (document.activeElement === document.body) button.focus({ preventScroll: true });
    };
  }, [open]);

  useEffect(() => {
    if (!open) return undefined;
    const onOutside = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onOutside);
    return () => document.removeEventListener('pointerdown', onOutside);
  }, [open]);

  const close = () => setOpen(false);

  return (
    <div
      ref={frame}
      role="presentation"
      css={{ position: 'relative', display: 'flex' }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
      }}
      onBlur={(event) => {
        // To nowhere is a press inside the panel, or another window: only a move to something else leaves it.
        if (event.relatedTarget && !frame.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      {trigger({
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <div
          ref={panel}
          id={id}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          popover={hasTopLayer() ? 'manual' : undefined}
          css={{
            position: 'fixed',
            inset: 'auto',
            margin: 0,
            zIndex: 40,
            width: `min(${width}px, calc(100vw - ${2 * GAP}px))`,
            padding: 0,
            overflowY: 'auto',
            borderRadius: radius.m,
            border: `1px solid ${color.line}`,
            background: color.raised,
            boxShadow: shadow.m,
            color: color.ink,
            '&:focus': { outline: 'none' },
          }}
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}
