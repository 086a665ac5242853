import { useEffect, useRef } from 'react';
import { useT } from '../../i18n';
import { IconButton } from '../../ui/button';
import { tokens } from '../../ui/tokens';
import { Sidebar } from './sidebar';

const { color, media } = tokens;

/** The mobile drawer: the browser's own modal dialog, so that focus stays in, Esc closes, the page behind is inert. */
export function Drawer({
  open,
  onClose,
  onSettings,
}: {
  open: boolean;
  onClose: () => void;
  onSettings: () => void;
}) {
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
      aria-label={t('layout.sidebar.label')}
      onClose={onClose}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      css={{
        // The specification's 80 px drawer, icons with their names beneath the thumb's reach.
        width: 80,
        maxWidth: '80%',
        height: '100dvh',
        maxHeight: 'none',
        margin: 0,
        padding: 0,
        border: 0,
        background: color.surface,
        color: color.ink,
        boxShadow: tokens.shadow.m,
        '&[open]': { display: 'flex', flexDirection: 'column' },
        '&::backdrop': { background: color.backdrop },
        [media.wide]: { display: 'none !important' },
      }}
    >
      <div css={{ display: 'grid', placeItems: 'center', minHeight: 64 }}>
        <IconButton icon="x" label={t('common.close')} onClick={onClose} />
      </div>
      <nav
        aria-label={t('layout.sidebar.label')}
        css={{
          display: 'flex',
          flex: 1,
          minHeight: 0,
        }}
      >
        <Sidebar look="drawer" onSettings={onSettings} />
      </nav>
    </dialog>
  );
}
