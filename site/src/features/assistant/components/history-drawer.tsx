import type { ReactNode } from 'react';
import { useT } from '../../../i18n';
import { IconButton } from '../../../ui/button';
import { drawerStyles, Modal } from '../../../ui/modal';
import { tokens } from '../../../ui/tokens';

interface HistoryDrawerProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The history where there is no room for it beside the conversation. */
export function HistoryDrawer({ open, onClose, children }: HistoryDrawerProps) {
  const t = useT();
  return (
    <Modal
      aria-label={t('assistant.history.label')}
      open={open}
      onClose={onClose}
      css={{ width: 'min(340px, 88vw)', ...drawerStyles }}
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
    </Modal>
  );
}
