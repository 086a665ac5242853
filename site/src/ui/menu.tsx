import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from './icon';
import { tokens } from './tokens';
import { VisuallyHidden } from './visually-hidden';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName;
  /** A place to go… */
  to?: string;
  /** …or something to do. */
  onSelect?: () => void;
  tone?: 'normal' | 'danger';
}

export interface MenuProps {
  /** Names the button and its list for assistive technology. It holds what the button shows, so that a voice can say it. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
}

const { color, radius, shadow } = tokens;
/** Pixels between the button and its list, and to the window's edge. */
const GAP = 6;
/** Browsers before 2024 draw the list where it is. */
const hasTopLayer = () => 'showPopover' in HTMLElement.prototype;

/** A button with a short list of actions under it, as the ARIA menu pattern has it. */
export function Menu({ label, trigger, items, align = 'end' }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const entries = () => [...(frame.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  // In the browser's top layer: nothing around it that scrolls or hides its overflow can cut it.
  useLayoutEffect(() => {
    const element = list.current;
    const from = button.current?.getBoundingClientRect();
    if (!open || !element || !from) return undefined;
    if (hasTopLayer()) element.showPopover();
    const { offsetWidth: width, offsetHeight: height } = element;
    const fitsBelow = from.bottom + GAP + height <= window.innerHeight || from.top < height + GAP;
    element.style.top = `${fitsBelow ? from.bottom + GAP : from.top - GAP - height}px`;
    const left = align === 'end' ? from.right - width : from.left;
    element.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`;
    // What moves the button away from it closes it; the news of a scrolling that was over before does not.
    const away = () => setOpen(false);
    const onScroll = () => {
      const now = button.current?.getBoundingClientRect();
      if (now?.top !== from.top || now.left !== from.left) away();
    };
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', away);
    return () => {
      window.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', away);
    };
  }, [open, align]);

  useEffect(() => {
    if (!open) return undefined;
    entries()[0]?.focus({ preventScroll: true });
    const onOutside = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onOutside);
    return () => document.removeEventListener('pointerdown', onOutside);
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key === 'ArrowDown') {
        event.preventDefault();
        setOpen(true);
      }
      return;
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
      return;
    }
    if (event.key === 'Tab') {
      setOpen(false);
      return;
    }
    const items = entries();
    const at = items.findIndex((entry) => entry === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    items[(to + items.length) % items.length]?.focus();
  };

  return (
    // Keys are those of the button and the items inside; the frame only gathers them.
    <div ref={frame} role="presentation" css={{ position: 'relative' }} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        css={{
          position: 'relative',
          display: 'inline-flex',
          alignItems: 'center',
          gap: 8,
          minHeight: 44,
          minWidth: 44,
          justifyContent: 'center',
          padding: '4px 8px',
          border: 0,
          borderRadius: radius.m,
          background: 'none',
          fontWeight: 600,
          '&:hover, &[aria-expanded=true]': { background: color.accentSoft },
        }}
      >
        <span aria-hidden css={{ display: 'contents' }}>
          {trigger}
        </span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          popover={hasTopLayer() ? 'manual' : undefined}
          css={{
            position: 'fixed',
            inset: 'auto',
            margin: 0,
            zIndex: 40,
            minWidth: 210,
            padding: 6,
            borderRadius: radius.m,
            border: `1px solid ${color.line}`,
            background: color.raised,
            boxShadow: shadow.m,
            color: color.ink,
            display: 'grid',
          }}
        >
          {items.map((item) => {
            const look = {
              display: 'flex',
              alignItems: 'center',
              gap: 10,
              minHeight: 44,
              padding: '8px 12px',
              border: 0,
              borderRadius: radius.s,
              background: 'none',
              textAlign: 'left',
              textDecoration: 'none',
              fontWeight: 500,
              color: item.tone === 'danger' ? color.red : color.ink,
              '&:hover, &:focus-visible': { background: color.accentSoft },
            } as const;
            const inside = (
              <>
                {item.icon && <Icon name={item.icon} />}
                {item.label}
              </>
            );
            return item.to ? (
              <Link
                key={item.id}
                role="menuitem"
                tabIndex={-1}
                to={item.to}
                css={look}
                onClick={() => setOpen(false)}
              >
                {inside}
              </Link>
            ) : (
              <button
                key={item.id}
                type="button"
                role="menuitem"
                tabIndex={-1}
                css={look}
                onClick={() => {
                  close();
                  item.onSelect?.();
                }}
              >
                {inside}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}
