import { keyframes } from '@emotion/react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useT } from '../i18n';
import { IconButton } from './button';
import { tokens } from './tokens';

const { color, radius, shadow, size } = tokens;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(10px)' } });

export interface DialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  width?: number;
}

/**
 * A window over the page: the browser's own `<dialog>`, which keeps focus inside, closes on Esc and gives focus back.
 */
export function Dialog({ title, open, onClose, children, actions, width = 560 }: DialogProps) {
  const t = useT();
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    // The backdrop is the dialog itself: a press on it closes; the keyboard has Esc and the button.
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={(event) => {
        // A file picker's own cancel bubbles up to here; only the dialog's counts.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      css={{
        width: `min(${width}px, calc(100vw - 24px))`,
        maxHeight: 'calc(100dvh - 32px)',
        padding: 0,
        border: 0,
        borderRadius: radius.l,
        background: color.raised,
        color: color.ink,
        boxShadow: shadow.m,
        overflow: 'hidden',
        '&[open]': { display: 'flex', animation: `${rise} 200ms ease-out` },
        '&::backdrop': { background: color.backdrop },
      }}
    >
      {open && (
        <div
          css={{
            display: 'flex',
            flexDirection: 'column',
            width: '100%',
            maxHeight: 'inherit',
            minHeight: 0,
          }}
        >
          <div
            css={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 12,
              padding: '14px 12px 10px 24px',
            }}
          >
            <h2 id={titleId} css={{ fontSize: size.xl }}>
              {title}
            </h2>
            <IconButton icon="x" label={t('common.close')} onClick={onClose} />
          </div>
          <div css={{ padding: '4px 24px 24px', overflowY: 'auto', minHeight: 0 }}>{children}</div>
          {actions && (
            <div
              css={{
                display: 'flex',
                flexWrap: 'wrap',
                justifyContent: 'flex-end',
                gap: 8,
                padding: '14px 24px',
                borderTop: `1px solid ${color.line}`,
              }}
            >
              {actions}
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
