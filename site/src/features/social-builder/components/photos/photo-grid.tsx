import { photoMatch, type SocialPhoto } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/empty-state';
import { SearchField } from '../../../../ui/search-field';
import { SelectField } from '../../../../ui/select-field';
import { tokens } from '../../../../ui/tokens';
import { filterPhotos, foldersOf, type PhotoFilter } from '../../model/photo-filter';

interface PhotoGridProps {
  photos: readonly SocialPhoto[];
  /** What choosing a photo does, in words. */
  labelOf: (photo: SocialPhoto) => string;
  onChoose: (photo: SocialPhoto) => void;
  disabled?: boolean;
  /** What they are wanted for: those that show it say so. */
  about?: string;
}

const ALL: PhotoFilter = { folder: '', words: '' };

/** Photos to choose from, narrowed by folder and by words. */
export function PhotoGrid({ photos, labelOf, onChoose, disabled = false, about = '' }: PhotoGridProps) {
  const t = useT();
  const [filter, setFilter] = useState(ALL);
  const folders = foldersOf(photos);
  const shown = filterPhotos(photos, filter);
  return (
    <div css={{ display: 'grid', gap: 16 }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'end' }}>
        <div css={{ flex: '1 1 220px' }}>
          <SearchField
            label={t('socialPhotos.search')}
            placeholder={t('socialPhotos.search')}
            value={filter.words}
            onChange={(words) => setFilter({ ...filter, words })}
          />
        </div>
        {folders.length > 0 && (
          <div css={{ flex: '0 1 220px' }}>
            <SelectField
              label={t('socialPhotos.folder')}
              labelHidden
              value={filter.folder}
              onChange={(folder) => setFilter({ ...filter, folder })}
              options={[
                { value: '', label: t('socialPhotos.allFolders') },
                ...folders.map((folder) => ({ value: folder, label: folder })),
              ]}
            />
          </div>
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title={t('socialPhotos.noneFound')}
          action={
            <Button variant="secondary" onClick={() => setFilter(ALL)}>
              {t('socialPhotos.clearFilter')}
            </Button>
          }
        />
      ) : (
        <ul
          aria-label={t('socialPhotos.grid')}
          css={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
            gap: 12,
            listStyle: 'none',
          }}
        >
          {shown.map((photo) => (
            <li key={photo.id}>
              <button
                type="button"
                disabled={disabled}
                aria-label={labelOf(photo)}
                onClick={() => onChoose(photo)}
                css={{
                  display: 'grid',
                  gap: 6,
                  width: '100%',
                  padding: 0,
                  border: 0,
                  background: 'none',
                  color: 'inherit',
                  font: 'inherit',
                  textAlign: 'left',
                  cursor: 'pointer',
                  '&:hover img': { borderColor: tokens.color.accent },
                }}
              >
                <img
                  src={photo.url}
                  alt=""
                  loading="lazy"
                  css={{
                    width: '100%',
                    aspectRatio: '1',
                    objectFit: 'cover',
                    objectPosition: `${photo.focus.x * 100}% ${photo.focus.y * 100}%`,
                    border: `1px solid ${tokens.color.line}`,
                    borderRadius: tokens.radius.m,
                  }}
                />
                <span
                  css={{
                    fontSize: tokens.size.s,
                    overflow: 'hidden',
                    textOverflow: 'ellipsis',
                    whiteSpace: 'nowrap',
                  }}
                >
                  {photo.name}
                </span>
                <span css={{ fontSize: tokens.size.xs, color: tokens.color.muted }}>
                  {[
                    about && photoMatch(about, photo) > 0 && t('socialPhotos.suggested'),
                    photo.usedIn > 0 && t('socialPhotos.used', { count: photo.usedIn }),
                    photo.alt === '' && t('socialPhotos.withoutAlt'),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
