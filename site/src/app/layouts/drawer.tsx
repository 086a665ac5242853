import { useT } from '../../i18n';
import { IconButton } from '../../ui/button';
import { drawerStyles, Modal } from '../../ui/modal';
import { tokens } from '../../ui/tokens';
import { Sidebar } from './sidebar';

const { media } = tokens;

/** The sidebar of a phone. */
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
  return (
    <Modal
      aria-label={t('shell.sidebar.label')}
      open={open}
      onClose={onClose}
      css={{
        // The specification's 80 px drawer, icons with their names beneath the thumb's reach.
        width: 80,
        maxWidth: '80%',
        ...drawerStyles,
        [media.wide]: { display: 'none !important' },
      }}
    >
      <div css={{ display: 'grid', placeItems: 'center', minHeight: 64 }}>
        <IconButton icon="x" label={t('common.close')} onClick={onClose} />
      </div>
      <nav
        aria-label={t('shell.sidebar.label')}
        css={{
          display: 'flex',
          flex: 1,
          minHeight: 0,
        }}
      >
        <Sidebar look="drawer" onSettings={onSettings} />
      </nav>
    </Modal>
  );
}
