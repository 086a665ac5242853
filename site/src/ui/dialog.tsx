import { keyframes } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { useT } from '../i18n';
import { IconButton } from './button';
import { Modal } from './modal';
import { tokens } from './tokens';

const { color, radius, size } = tokens;
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

/** A window over the page, with its title, a button that closes it, and room for others at its foot. */
export function Dialog({ title, open, onClose, children, actions, width = 560 }: DialogProps) {
  const t = useT();
  const titleId = useId();
  return (
    <Modal
      aria-labelledby={titleId}
      open={open}
      onClose={onClose}
      css={{
        width: `min(${width}px, calc(100vw - 24px))`,
        maxHeight: 'calc(100dvh - 32px)',
        borderRadius: radius.l,
        background: color.raised,
        // A dialog may be opened out of a table's heading cell, whose weight is not its own.
        fontWeight: 400,
        overflow: 'hidden',
        '&[open]': { display: 'flex', animation: `${rise} 200ms ease-out` },
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
    </Modal>
  );
}
