import { SOCIAL_LIMITS, type SocialPhoto } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { Section } from '../../../../shared/builder/section';
import { FileDrop } from '../../../../shared/uploads/file-drop';
import { Button } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/empty-state';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { tokens } from '../../../../ui/tokens';
import { usePhotos } from '../../api/use-photos';
import { PhotoDialog } from './photo-dialog';
import { PhotoGrid } from './photo-grid';

const { max } = SOCIAL_LIMITS.photos;
interface RefusedPhoto {
  name: string;
  why: string;
}

/** Foto: what posts draw upon, uploaded once. */
export function PhotosSection() {
  const t = useT();
  const errorText = useErrorText();
  const { photos, error, reload, upload, update, remove } = usePhotos();
  const [uploading, setUploading] = useState(false);
  const [refused, setRefused] = useState<RefusedPhoto[]>([]);
  const [edited, setEdited] = useState<SocialPhoto | null>(null);
  const count = photos?.length ?? 0;

  const whyNot = (failure: unknown): string => {
    const code = failure instanceof ApiFailure ? failure.code : '';
    if (code === 'FILE_TOO_LARGE' || code === 'PAYLOAD_TOO_LARGE') return t('socialPhotos.tooLarge');
    if (code === 'UNSUPPORTED_FILE_TYPE') return t('socialPhotos.wrongType');
    return code === 'FILE_LIMIT_REACHED' ? t('socialPhotos.limit') : errorText(failure);
  };
  const send = async (files: File[]) => {
    setRefused([]);
    setUploading(true);
    for (const file of files) {
      try {
        if (file.size > SOCIAL_LIMITS.image.maxBytes) throw new ApiFailure(413, 'FILE_TOO_LARGE');
        await upload(file);
      } catch (failure) {
        setRefused((others) => [...others, { name: file.name, why: whyNot(failure) }]);
      }
    }
    setUploading(false);
  };

  return (
    <Section
      title={t('social.sections.photos')}
      lead={t('socialPhotos.lead')}
      actions={
        photos && (
          <span
            css={{ color: tokens.color.muted, fontSize: tokens.size.s, fontVariantNumeric: 'tabular-nums' }}
          >
            {t('socialPhotos.count', { count, max })}
          </span>
        )
      }
    >
      <FileDrop
        label={t('socialPhotos.upload')}
        buttonLabel={t('socialPhotos.choose')}
        accept="image/jpeg,image/png,image/webp"
        disabled={!photos || count >= max}
        busy={uploading}
        onFiles={(files) => void send(files)}
      >
        <span>{t('socialPhotos.drop')}</span>
        <span css={{ fontSize: tokens.size.s }}>
          {count >= max ? t('socialPhotos.limit') : t('socialPhotos.formats')}
        </span>
      </FileDrop>
      {refused.map(({ name, why }) => (
        <Notice key={`${name} ${why}`} tone="error" title={name}>
          {why}
        </Notice>
      ))}
      {error !== undefined && !photos && (
        <Notice
          tone="error"
          action={
            <Button size="s" variant="secondary" onClick={() => void reload()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('socialPhotos.listFailed')}
        </Notice>
      )}
      {!photos && error === undefined && <Skeleton lines={4} />}
      {photos &&
        (count === 0 ? (
          <EmptyState icon="image" title={t('socialPhotos.none')}>
            {t('socialPhotos.noneBody')}
          </EmptyState>
        ) : (
          <PhotoGrid
            photos={photos}
            labelOf={({ name }) => t('socialPhotos.edit', { name })}
            onChoose={setEdited}
          />
        ))}
      {edited && (
        <PhotoDialog
          key={edited.id}
          photo={edited}
          photos={photos ?? []}
          onSave={(request) => update(edited, request)}
          onRemove={() => remove(edited)}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}
