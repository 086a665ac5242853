import { useEffect, useRef, type ReactNode } from 'react';
import { useT } from '../../../i18n';
import { IconButton } from '../../../ui/button';
import { tokens } from '../../../ui/tokens';

interface HistoryDrawerProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The history where there is no room beside the conversation: the browser’s own modal dialog, from the side. */
export function HistoryDrawer({ open, onClose, children }: HistoryDrawerProps) {
  const t = useT();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={element}
      aria-label={t('assistant.history.label')}
      onClose={onClose}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      css={{
        width: 'min(340px, 88vw)',
        height: '100dvh',
        maxHeight: 'none',
        margin: 0,
        padding: 0,
        border: 0,
        background: tokens.color.surface,
        color: tokens.color.ink,
        boxShadow: tokens.shadow.m,
        '&[open]': { display: 'flex', flexDirection: 'column' },
        '&::backdrop': { background: tokens.color.backdrop },
      }}
    >
      <div
        css={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: '10px 8px 0 16px',
        }}
      >
        <h2 css={{ fontSize: tokens.size.l }}>{t('assistant.history.label')}</h2>
        <IconButton icon="x" label={t('common.close')} onClick={onClose} />
      </div>
      {open && children}
    </dialog>
  );
}
