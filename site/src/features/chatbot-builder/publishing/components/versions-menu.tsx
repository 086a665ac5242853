import { useState } from 'react';
import { useT } from '../../../../i18n';
import { Icon } from '../../../../ui/icon';
import { Menu, type MenuItem } from '../../../../ui/menu';
import { useBuilderState } from '../../components/builder-context';
import { DiscardDialog } from './discard-dialog';
import { useDraftChanges } from './use-draft-changes';
import { VersionsDialog } from './versions-dialog';

/** What can be done with what was published before; nothing is offered before the first publication. */
export function VersionsMenu() {
  const t = useT();
  const everPublished = useBuilderState(({ chatbot }) => chatbot.published !== null);
  const changed = useDraftChanges().length > 0;
  const [asking, setAsking] = useState<'versions' | 'discard' | null>(null);
  const close = () => setAsking(null);
  if (!everPublished) return null;

  const versions: MenuItem = {
    id: 'versions',
    label: t('chatbotBuilder.versions.title'),
    icon: 'clock',
    onSelect: () => setAsking('versions'),
  };
  const discard: MenuItem = {
    id: 'discard',
    label: t('chatbotBuilder.draft.discard'),
    icon: 'undo',
    tone: 'danger',
    onSelect: () => setAsking('discard'),
  };
  return (
    <>
      <Menu
        label={t('chatbotBuilder.draft.more')}
        trigger={<Icon name="more" size={22} />}
        items={changed ? [versions, discard] : [versions]}
      />
      <VersionsDialog open={asking === 'versions'} onClose={close} />
      <DiscardDialog open={asking === 'discard'} onClose={close} />
    </>
  );
}
