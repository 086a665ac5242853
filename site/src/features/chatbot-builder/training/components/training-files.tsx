import { LIMITS, type TrainingFile } from '@contract';
import { useState } from 'react';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { checkFiles, type RefusedFile } from '../../../../shared/uploads/check-files';
import { FileDrop } from '../../../../shared/uploads/file-drop';
import { Button } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { useTrainingFiles } from '../api/use-training-files';
import { useBuilderState, useReadOnly } from '../../components/builder-context';
import { Editable } from '../../components/editable';
import { Group } from '../../../../shared/builder/section';
import { LoadFailed } from './load-failed';
import { PastedTextDialog } from './pasted-text-dialog';
import { TrainingFileRow } from './training-file-row';
import { UnderstandingDialog } from './understanding-dialog';

const { maxFiles, extensions } = LIMITS.trainingFiles;
const ACCEPT = extensions.map((extension) => `.${extension}`).join();

/** The documents the bot learns from: dropped, chosen, followed while they are read, mended, removed. */
export function TrainingFiles() {
  const t = useT();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const readOnly = useReadOnly();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const { files, error, reload, upload, addText, retry, remove } = useTrainingFiles(chatbotId);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [uploading, setUploading] = useState(false);
  const [leaving, setLeaving] = useState<TrainingFile | null>(null);
  const [shown, setShown] = useState<TrainingFile | null>(null);
  const [pasting, setPasting] = useState(false);
  const count = files?.length ?? 0;

  const send = async (chosen: File[]) => {
    const { accepted, refused: refusedHere } = checkFiles(chosen, { existing: count });
    setRefused(refusedHere);
    if (accepted.length === 0) return;
    setUploading(true);
    try {
      const { rejected } = await upload(accepted);
      setRefused([...refusedHere, ...rejected]);
    } catch (failure) {
      toast.error(t('builderTraining.uploadFailed'), errorText(failure));
    } finally {
      setUploading(false);
    }
  };
  const again = async (file: TrainingFile) => {
    try {
      await retry(file);
    } catch (failure) {
      toast.error(t('builderTraining.uploadFailed'), errorText(failure));
    }
  };
  const discard = async () => {
    if (!leaving) return;
    try {
      await remove(leaving);
    } catch {
      toast.error(t('builderTraining.error'), t('builderTraining.removeFailed'));
    }
  };

  return (
    <Group
      title={t('builderTraining.files')}
      lead={t('builderTraining.filesLead', { max: maxFiles })}
      actions={
        files && (
          <span
            css={{ color: tokens.color.muted, fontSize: tokens.size.s, fontVariantNumeric: 'tabular-nums' }}
          >
            {t('builderTraining.filesCount', { count, max: maxFiles })}
          </span>
        )
      }
    >
      <Editable>
        <FileDrop
          label={t('builderTraining.files')}
          buttonLabel={t('builderTraining.choose')}
          accept={ACCEPT}
          disabled={readOnly || !files}
          busy={uploading}
          onFiles={(chosen) => void send(chosen)}
        >
          <span>{t(count === 0 && files ? 'builderTraining.noFilesBody' : 'builderTraining.drop')}</span>
        </FileDrop>
        <div>
          <Button
            size="s"
            variant="ghost"
            icon="copy"
            disabled={!files || count >= maxFiles}
            onClick={() => setPasting(true)}
          >
            {t('builderTraining.paste')}
          </Button>
        </div>
        <Refusals refused={refused} count={count} />
      </Editable>
      {error !== undefined && !files && (
        <LoadFailed onRetry={reload}>{t('builderTraining.listFailed')}</LoadFailed>
      )}
      {!files && error === undefined && <Skeleton lines={3} />}
      {count > 0 && (
        <ul aria-label={t('builderTraining.files')} css={{ display: 'grid', listStyle: 'none' }}>
          {files?.map((file) => (
            <TrainingFileRow
              key={file.id}
              file={file}
              locale={locale}
              readOnly={readOnly}
              onShow={() => setShown(file)}
              onRetry={() => void again(file)}
              onRemove={() => setLeaving(file)}
            />
          ))}
        </ul>
      )}
      <UnderstandingDialog
        chatbotId={chatbotId}
        source={shown && { kind: 'training-files', id: shown.id, name: shown.name }}
        onClose={() => setShown(null)}
      />
      <PastedTextDialog open={pasting} onAdd={addText} onClose={() => setPasting(false)} />
      <ConfirmDialog
        title={t('builderTraining.removeTitle', { file: leaving?.name ?? '' })}
        body={t('builderTraining.removeBody')}
        confirmLabel={t('builderTraining.remove')}
        tone="danger"
        open={leaving !== null}
        onConfirm={discard}
        onClose={() => setLeaving(null)}
      />
    </Group>
  );
}

/** Which files were turned away, and why, until the next try. */
function Refusals({ refused, count }: { refused: RefusedFile[]; count: number }) {
  const t = useT();
  if (refused.length === 0) return null;
  const overLimit = refused.some(({ code }) => code === 'FILE_LIMIT_REACHED');
  const of = (code: RefusedFile['code']) => refused.filter((file) => file.code === code);
  return (
    <div css={{ display: 'grid', gap: 8 }}>
      {of('FILE_TOO_LARGE').map(({ name }) => (
        <Notice key={`size-${name}`} tone="error" title={t('builderTraining.tooLarge')}>
          {t('builderTraining.tooLargeBody', { file: name })}
        </Notice>
      ))}
      {of('UNSUPPORTED_FILE_TYPE').map(({ name }) => (
        <Notice key={`type-${name}`} tone="error" title={t('builderTraining.wrongType')}>
          {t('builderTraining.wrongTypeBody', { file: name })}
        </Notice>
      ))}
      {overLimit && (
        <Notice tone="error" title={t('builderTraining.limit')}>
          {t('builderTraining.limitBody', { max: maxFiles, count })}
        </Notice>
      )}
    </div>
  );
}
