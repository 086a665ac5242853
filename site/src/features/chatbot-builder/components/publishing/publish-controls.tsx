import { useState } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { Icon } from '../../../../ui/icon';
import { Menu, type MenuItem } from '../../../../ui/menu';
import { contrastWarnings } from '../../model/contrast-warnings';
import { useBuilder, useBuilderState, usePublished, useReadOnly, useSaveState } from '../builder-context';
import { SuspendDialog } from '../suspend-dialog';
import { usePublishing } from '../use-publishing';
import { DiscardDialog } from './discard-dialog';
import { PublishDialog } from './publish-dialog';
import { useDraftChanges } from './use-draft-changes';
import { VersionsDialog } from './versions-dialog';

type Asking = 'suspend' | 'contrast' | 'publish' | 'versions' | 'discard';

/** 'Pubblica' or 'Sospendi', 'Salva', and what can be done with earlier versions. */
export function PublishControls() {
  const t = useT();
  const builder = useBuilder();
  const online = usePublished();
  const readOnly = useReadOnly();
  const everPublished = useBuilderState(({ chatbot }) => chatbot.published !== null);
  const hardToRead = useBuilderState(({ design }) => contrastWarnings(design).length > 0);
  const saving = useSaveState().kind === 'saving';
  const changes = useDraftChanges();
  const { busy, publish } = usePublishing();
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);

  const startPublishing = () => {
    if (changes.length > 0) setAsking('publish');
    else if (hardToRead) setAsking('contrast');
    else void publish();
  };
  const more: MenuItem[] = [
    {
      id: 'versions',
      label: t('chatbotBuilder.versions.title'),
      icon: 'clock',
      onSelect: () => setAsking('versions'),
    },
    ...(changes.length > 0
      ? [
          {
            id: 'discard',
            label: t('chatbotBuilder.draft.discard'),
            icon: 'undo',
            tone: 'danger',
            onSelect: () => setAsking('discard'),
          } as const,
        ]
      : []),
  ];

  return (
    <>
      {online && (
        <Button size="s" variant="secondary" icon="pause" busy={busy} onClick={() => setAsking('suspend')}>
          {t('chatbotBuilder.publish.suspend')}
        </Button>
      )}
      {!readOnly && (
        <Button size="s" variant="secondary" disabled={saving} onClick={() => void builder.autosave.flush()}>
          {t('chatbotBuilder.save.now')}
        </Button>
      )}
      {(!online || changes.length > 0) && (
        <Button size="s" busy={busy} onClick={startPublishing}>
          {t('chatbotBuilder.publish.action')}
        </Button>
      )}
      {everPublished && (
        <Menu label={t('chatbotBuilder.draft.more')} trigger={<Icon name="more" />} items={more} />
      )}
      <SuspendDialog open={asking === 'suspend'} onClose={close} />
      <PublishDialog open={asking === 'publish'} onClose={close} />
      <VersionsDialog open={asking === 'versions'} onClose={close} />
      <DiscardDialog open={asking === 'discard'} onClose={close} />
      <ConfirmDialog
        title={t('chatbotBuilder.publish.lowContrast')}
        body={t('chatbotBuilder.publish.lowContrastBody')}
        confirmLabel={t('chatbotBuilder.publish.publishAnyway')}
        open={asking === 'contrast'}
        onConfirm={publish}
        onClose={close}
      />
    </>
  );
}
