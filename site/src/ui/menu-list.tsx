import type { ComponentProps, RefObject } from 'react';
import { Menu, MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Link } from 'react-router-dom';
import { AriaLocale } from './aria-locale';
import { Icon } from './icon';
import type { MenuItem } from './menu-item';
import { tokens } from './tokens';

interface MenuListProps {
  id: string;
  label: string;
  items: readonly MenuItem[];
  align: 'start' | 'end';
  /** Which entry has the focus when it opens. */
  focus: 'first' | 'last';
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

const { color, radius, shadow } = tokens;
/** Pixels between the button and its list, and to the window's edge. */
const GAP = 6;

const itemStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '8px 12px',
  borderRadius: radius.s,
  textDecoration: 'none',
  fontWeight: 500,
  cursor: 'pointer',
  '&[data-focused], &[data-hovered]': { background: color.accentSoft },
} as const;

/** The list of a menu: react-aria places it, moves in it by arrows and first letters, and keeps the page behind it still. */
export function MenuList({ id, label, items, align, focus, button, onClose }: MenuListProps) {
  return (
    <AriaLocale>
      <Popover
        aria-label={label}
        triggerRef={button}
        isOpen
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        placement={align === 'end' ? 'bottom end' : 'bottom start'}
        offset={GAP}
        containerPadding={GAP}
        // Everything beside a modal dialog is beyond reach, and under it.
        UNSTABLE_portalContainer={button.current?.closest('dialog') ?? undefined}
        css={{
          overflowY: 'auto',
          minWidth: 210,
          borderRadius: radius.m,
          border: `1px solid ${color.line}`,
          background: color.raised,
          boxShadow: shadow.m,
          color: color.ink,
        }}
      >
        <Menu
          id={id}
          aria-label={label}
          autoFocus={focus}
          shouldFocusWrap
          onClose={onClose}
          css={{ display: 'grid', padding: 6, '&:focus': { outline: 'none' } }}
        >
          {items.map(({ id: key, label: text, icon, tone, to, onSelect }) => (
            <AriaMenuItem
              key={key}
              id={key}
              textValue={text}
              href={to}
              render={(props) =>
                to !== undefined && 'href' in props ? (
                  <Link {...props} to={to} />
                ) : (
                  <div {...(props as ComponentProps<'div'>)} />
                )
              }
              // An action closes it first: a dialog that it opens gives the focus back to whoever has it then.
              shouldCloseOnSelect={to !== undefined}
              onAction={() => {
                if (to !== undefined) return;
                onClose();
                onSelect?.();
              }}
              css={[itemStyles, { color: tone === 'danger' ? color.red : color.ink }]}
            >
              {icon && <Icon name={icon} />}
              {text}
            </AriaMenuItem>
          ))}
        </Menu>
      </Popover>
    </AriaLocale>
  );
}
