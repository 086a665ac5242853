import { SOCIAL_LIMITS, type SocialPhoto, type UpdateSocialPhoto } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { Dialog } from '../../../../ui/dialog';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { foldersOf } from '../../model/photo-filter';
import { withWords } from '../../model/profile-draft';
import { WordsField } from '../words-field';
import { FocusField } from './focus-field';
import { PhotoCrops } from './photo-crops';

interface PhotoDialogProps {
  photo: SocialPhoto;
  photos: readonly SocialPhoto[];
  onSave: (request: UpdateSocialPhoto['request']) => Promise<void>;
  onRemove: () => Promise<void>;
  onClose: () => void;
}

const { name: longestName, folder: longestFolder, tags: tagLimits } = SOCIAL_LIMITS.photos;

/** One photo: what it is called and shows, where it lies, and what stays in view. */
export function PhotoDialog({ photo, photos, onSave, onRemove, onClose }: PhotoDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const [draft, setDraft] = useState({
    name: photo.name,
    alt: photo.alt,
    folder: photo.folder,
    tags: photo.tags,
    focus: photo.focus,
  });
  const folders = foldersOf(photos).filter((folder) => folder !== draft.folder);
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const change = (fields: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...fields }));

  const save = async () => {
    setBusy(true);
    try {
      await onSave(draft);
      onClose();
    } catch (failure) {
      toast.error(t('socialPhotos.saveFailed'), errorText(failure));
      setBusy(false);
    }
  };
  const discard = async () => {
    try {
      await onRemove();
      onClose();
    } catch (failure) {
      toast.error(t('socialPhotos.removeFailed'), errorText(failure));
    }
  };

  return (
    <>
      <Dialog
        title={t('socialPhotos.dialog')}
        open
        onClose={onClose}
        width={720}
        actions={
          <>
            <Button variant="ghost" icon="trash" onClick={() => setLeaving(true)}>
              {t('socialPhotos.remove')}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {t('socialPhotos.cancel')}
            </Button>
            <Button busy={busy} disabled={draft.name.trim() === ''} onClick={() => void save()}>
              {t('socialPhotos.save')}
            </Button>
          </>
        }
      >
        <div css={{ display: 'grid', gap: 20 }}>
          <FocusField url={photo.url} value={draft.focus} onChange={(focus) => change({ focus })} />
          <PhotoCrops photo={photo} focus={draft.focus} />
          <TextField
            label={t('socialPhotos.alt')}
            hint={t('socialPhotos.altHint')}
            maxLength={SOCIAL_LIMITS.imageAlt}
            value={draft.alt}
            onChange={(alt) => change({ alt })}
          />
          <TextField
            label={t('socialPhotos.name')}
            maxLength={longestName}
            value={draft.name}
            onChange={(name) => change({ name })}
          />
          <TextField
            label={t('socialPhotos.folder')}
            hint={t('socialPhotos.folderHint')}
            maxLength={longestFolder}
            value={draft.folder}
            onChange={(folder) => change({ folder })}
          />
          {folders.length > 0 && (
            <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
              {folders.map((folder) => (
                <Button
                  key={folder}
                  size="s"
                  variant="secondary"
                  icon="folder"
                  onClick={() => change({ folder })}
                >
                  {folder}
                </Button>
              ))}
            </div>
          )}
          <WordsField
            label={t('socialPhotos.tags')}
            hint={t('socialPhotos.tagsHint')}
            max={tagLimits.max}
            value={draft.tags}
            add={(tags, typed) => withWords(tags, typed, tagLimits)}
            removeLabel={(tag) => t('socialPhotos.removeTag', { tag })}
            onChange={(tags) => change({ tags })}
          />
        </div>
      </Dialog>
      <ConfirmDialog
        title={t('socialPhotos.removeTitle', { name: photo.name })}
        body={<p>{t('socialPhotos.removeBody')}</p>}
        confirmLabel={t('socialPhotos.remove')}
        tone="danger"
        open={leaving}
        onConfirm={discard}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}
