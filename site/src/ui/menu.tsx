import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { fetchedOnFirstUse } from './first-use';
import type { MenuItem } from './menu-item';
import { tokens } from './tokens';
import { useOpener } from './use-opener';
import { VisuallyHidden } from './visually-hidden';

export type { MenuItem };

export interface MenuProps {
  /** Names the button and its list for assistive technology. It holds what the button shows, so that a voice can say it. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
}

const { color, radius } = tokens;

/** The list of every menu. */
export const menuList = fetchedOnFirstUse(async () => (await import('./menu-list')).MenuList);

/** Which entry an arrow on the closed button leads to. */
const ENTRY_OF_KEY: Record<string, 'first' | 'last' | undefined> = { ArrowDown: 'first', ArrowUp: 'last' };

/** A button with a short list of actions under it, as the ARIA menu pattern has it. */
export function Menu({ label, trigger, items, align = 'end' }: MenuProps) {
  const id = useId();
  const { button, open, setOpen, close, onKeyDown } = useOpener<'first' | 'last'>();
  const openByKey = (event: KeyboardEvent) => {
    const entry = ENTRY_OF_KEY[event.key];
    if (!entry) return onKeyDown(event);
    event.preventDefault();
    setOpen(entry);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open !== null}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? close() : setOpen('first'))}
        onKeyDown={openByKey}
        {...menuList.whenNear}
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
        <menuList.Part
          id={id}
          label={label}
          items={items}
          align={align}
          focus={open}
          button={button}
          onClose={close}
        />
      )}
    </>
  );
}
