import { useState } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Notice } from '../../../../ui/notice';
import { contrastWarnings } from '../../design/model/contrast-warnings';
import { useBuilderState } from '../../components/builder-context';
import { usePublishing } from '../../components/use-publishing';
import { ChangeList } from './change-list';
import { useDraftChanges } from './use-draft-changes';

/** Shows what visitors will meet differently, and publishes it. */
export function PublishDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  const changes = useDraftChanges();
  const hardToRead = useBuilderState(({ design }) => contrastWarnings(design).length > 0);
  const { publish } = usePublishing();
  const [busy, setBusy] = useState(false);

  const confirm = async () => {
    setBusy(true);
    await publish();
    setBusy(false);
    onClose();
  };

  return (
    <Dialog
      title={t('chatbotBuilder.changes.title')}
      open={open}
      onClose={onClose}
      width={640}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button busy={busy} onClick={() => void confirm()}>
            {t(hardToRead ? 'chatbotBuilder.publish.publishAnyway' : 'chatbotBuilder.publish.action')}
          </Button>
        </>
      }
    >
      <div css={{ display: 'grid', gap: 16 }}>
        <p>{t('chatbotBuilder.changes.intro', { count: changes.length })}</p>
        {hardToRead && (
          <Notice tone="warning" title={t('chatbotBuilder.publish.lowContrast')}>
            {t('chatbotBuilder.publish.lowContrastBody')}
          </Notice>
        )}
        <ChangeList changes={changes} />
      </div>
    </Dialog>
  );
}
