import { SOCIAL_LIMITS, type SocialFile } from '@contract';
import { useState } from 'react';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { Group } from '../../../../shared/builder/section';
import { checkFiles, type RefusedFile } from '../../../../shared/uploads/check-files';
import { FileDrop } from '../../../../shared/uploads/file-drop';
import { Button } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { useFiles } from '../../api/use-files';
import { FileRow } from './file-row';

const { max, maxBytes, extensions } = SOCIAL_LIMITS.files;
const ACCEPT = extensions.map((extension) => `.${extension}`).join();

/** What the writer reads besides the instructions. Spec: 10 files, each under 1 MB. */
export function ReferenceFiles() {
  const t = useT();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const { files, error, reload, upload, remove } = useFiles();
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [uploading, setUploading] = useState(false);
  const [leaving, setLeaving] = useState<SocialFile | null>(null);
  const count = files?.length ?? 0;

  const send = async (chosen: File[]) => {
    const checked = checkFiles(chosen, { existing: count, maxFiles: max, maxBytes, extensions });
    setRefused(checked.refused);
    setUploading(true);
    for (const file of checked.accepted) {
      try {
        await upload(file);
      } catch (failure) {
        const code = failure instanceof ApiFailure ? failure.code : '';
        if (code === 'FILE_TOO_LARGE' || code === 'UNSUPPORTED_FILE_TYPE' || code === 'FILE_LIMIT_REACHED')
          setRefused((others) => [...others, { name: file.name, code }]);
        else toast.error(t('social.files.uploadFailed'), errorText(failure));
      }
    }
    setUploading(false);
  };
  const discard = async () => {
    if (!leaving) return;
    try {
      await remove(leaving);
    } catch (failure) {
      toast.error(t('social.files.removeFailed'), errorText(failure));
    }
  };
  const why = ({ code, name }: RefusedFile) => {
    if (code === 'FILE_TOO_LARGE') return t('social.files.tooLarge');
    return code === 'FILE_LIMIT_REACHED'
      ? t('social.files.limit')
      : t('social.files.wrongType', { file: name });
  };

  return (
    <Group
      title={t('social.files.title')}
      lead={t('social.files.lead', { max })}
      actions={
        files && (
          <span
            css={{ color: tokens.color.muted, fontSize: tokens.size.s, fontVariantNumeric: 'tabular-nums' }}
          >
            {t('social.files.count', { count, max })}
          </span>
        )
      }
    >
      <FileDrop
        label={t('social.files.title')}
        buttonLabel={t('social.files.choose')}
        accept={ACCEPT}
        disabled={!files || count >= max}
        busy={uploading}
        onFiles={(chosen) => void send(chosen)}
      >
        <span>{t('social.files.drop')}</span>
        <span css={{ fontSize: tokens.size.s }}>
          {count >= max ? t('social.files.limit') : t('social.files.formats')}
        </span>
      </FileDrop>
      {refused.map((file) => (
        <Notice key={`${file.code}-${file.name}`} tone="error" title={file.name}>
          {why(file)}
        </Notice>
      ))}
      {error !== undefined && !files && (
        <Notice
          tone="error"
          action={
            <Button size="s" variant="secondary" onClick={() => void reload()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('social.files.listFailed')}
        </Notice>
      )}
      {!files && error === undefined && <Skeleton lines={3} />}
      {files && count > 0 && (
        <ul aria-label={t('social.files.title')} css={{ display: 'grid', listStyle: 'none' }}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} locale={locale} onRemove={() => setLeaving(file)} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        title={t('social.files.removeTitle', { file: leaving?.name ?? '' })}
        body={<p>{t('social.files.removeBody')}</p>}
        confirmLabel={t('social.files.remove')}
        tone="danger"
        open={leaving !== null}
        onConfirm={discard}
        onClose={() => setLeaving(null)}
      />
    </Group>
  );
}
