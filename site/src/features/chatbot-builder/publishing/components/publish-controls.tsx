import { useState } from 'react';
import { useT } from '../../../../i18n';
import { paths } from '../../../../app/paths';
import { useChatbotTrial } from '../../../../shared/products/use-chatbot-trial';
import { Button, ButtonLink } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { contrastWarnings } from '../../design/model/contrast-warnings';
import {
  useBuilder,
  useBuilderState,
  usePublished,
  useReadOnly,
  useSaveState,
} from '../../components/builder-context';
import { SuspendDialog } from '../../components/suspend-dialog';
import { usePublishing } from '../../components/use-publishing';
import { PublishDialog } from './publish-dialog';
import { useDraftChanges } from './use-draft-changes';

type Asking = 'suspend' | 'contrast' | 'publish';

/** 'Pubblica' or 'Sospendi', and 'Salva' where something may be changed. */
export function PublishControls() {
  const t = useT();
  const builder = useBuilder();
  const online = usePublished();
  const readOnly = useReadOnly();
  const hardToRead = useBuilderState(({ design }) => contrastWarnings(design).length > 0);
  const saving = useSaveState().kind === 'saving';
  const trial = useBuilderState(({ chatbot }) => chatbot.trial !== null);
  const changes = useDraftChanges();
  const { busy, publish } = usePublishing();
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);

  const startPublishing = () => {
    if (changes.length > 0) setAsking('publish');
    else if (hardToRead) setAsking('contrast');
    else void publish();
  };
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
      {trial && <PublishAfterPaying />}
      {!trial && (!online || changes.length > 0) && (
        <Button size="s" busy={busy} onClick={startPublishing}>
          {t('chatbotBuilder.publish.action')}
        </Button>
      )}
      <SuspendDialog open={asking === 'suspend'} onClose={close} />
      <PublishDialog open={asking === 'publish'} onClose={close} />
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

/** What is only tried is bought first; nothing of it is lost. */
function PublishAfterPaying() {
  const t = useT();
  const trial = useChatbotTrial();
  return (
    <ButtonLink size="s" to={trial ? paths.checkout(trial.productId) : paths.marketplace()}>
      {t('chatbotBuilder.publish.action')}
    </ButtonLink>
  );
}
