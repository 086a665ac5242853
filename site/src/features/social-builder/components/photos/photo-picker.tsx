import { photosByMatch, type SocialPhoto } from '@contract';
import { Link } from 'react-router-dom';
import { useT } from '../../../../i18n';
import { Dialog } from '../../../../ui/dialog';
import { EmptyState } from '../../../../ui/empty-state';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { usePhotos } from '../../api/use-photos';
import { useSocialProjectContext } from '../social-project-context';
import { PhotoGrid } from './photo-grid';

interface PhotoPickerProps {
  busy: boolean;
  /** What the post says: photos that show it come first. */
  about?: string;
  onPick: (photo: SocialPhoto) => void;
  onClose: () => void;
}

/** A photo of the library for a post. */
export function PhotoPicker({ busy, about = '', onPick, onClose }: PhotoPickerProps) {
  const t = useT();
  const { project } = useSocialProjectContext();
  const { photos, error } = usePhotos();
  return (
    <Dialog title={t('socialPhotos.pickTitle')} open onClose={onClose} width={720}>
      {error !== undefined && !photos && <Notice tone="error">{t('socialPhotos.listFailed')}</Notice>}
      {!photos && error === undefined && <Skeleton lines={4} />}
      {photos &&
        (photos.length === 0 ? (
          <EmptyState
            icon="image"
            title={t('socialPhotos.none')}
            action={
              <Link to={`?install_id=${encodeURIComponent(project.installationId)}&section=photos`}>
                {t('socialPhotos.goLibrary')}
              </Link>
            }
          >
            {t('socialPhotos.noneBody')}
          </EmptyState>
        ) : (
          <PhotoGrid
            photos={photosByMatch(about, photos)}
            about={about}
            disabled={busy}
            labelOf={({ name }) => t('socialPhotos.pickOne', { name })}
            onChoose={onPick}
          />
        ))}
    </Dialog>
  );
}
