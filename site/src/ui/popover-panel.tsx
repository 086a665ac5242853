import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { AriaLocale } from './aria-locale';
import { tokens } from './tokens';

interface PopoverPanelProps {
  id: string;
  label: string;
  width: number;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  children: ReactNode;
}

const { color, radius, shadow } = tokens;
/** Pixels between the button and its panel, and to the window's edge. */
const GAP = 8;

/** The panel of a popover: react-aria places it, keeps the focus in it and gives it back. */
export function PopoverPanel({ id, label, width, button, onClose, children }: PopoverPanelProps) {
  return (
    <AriaLocale>
      <Popover
        triggerRef={button}
        isOpen
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        placement="bottom end"
        offset={GAP}
        containerPadding={GAP}
        css={{
          width: `min(${width}px, calc(100vw - ${2 * GAP}px))`,
          overflowY: 'auto',
          borderRadius: radius.m,
          border: `1px solid ${color.line}`,
          background: color.raised,
          boxShadow: shadow.m,
          color: color.ink,
        }}
      >
        <Dialog id={id} aria-label={label} css={{ '&:focus': { outline: 'none' } }}>
          {children}
        </Dialog>
      </Popover>
    </AriaLocale>
  );
}
