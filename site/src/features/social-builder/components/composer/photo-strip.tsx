import { POST_RULES, type SocialPhoto, type SocialPlatform } from '@contract';
import { useRef, useState } from 'react';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { Button, IconButton } from '../../../../ui/button';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { usePhotos } from '../../api/use-photos';
import { PhotoPicker } from '../photos/photo-picker';

interface PhotoStripProps {
  platforms: readonly SocialPlatform[];
  photos: readonly SocialPhoto[];
  /** The words that the post is about: photos that say the same come first. */
  about: string;
  onChange: (photos: SocialPhoto[]) => void;
}

const MOST = Math.max(...Object.values(POST_RULES).map(({ image }) => image.max));

/** The pictures of a post in their order: from the library, or uploaded into it. */
export function PhotoStrip({ platforms, photos, about, onChange }: PhotoStripProps) {
  const t = useT();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const { upload } = usePhotos();
  const input = useRef<HTMLInputElement>(null);
  const [picking, setPicking] = useState(false);
  const [busy, setBusy] = useState(false);
  const fewer = platforms.filter((platform) => POST_RULES[platform].image.max < MOST);
  const limits = new Intl.ListFormat(locale).format(
    fewer.map((platform) =>
      t('socialComposer.fewest', {
        platform: t(`socialAccounts.platforms.${platform}`),
        max: POST_RULES[platform].image.max,
      }),
    ),
  );
  const add = (photo: SocialPhoto) => {
    if (!photos.some(({ id }) => id === photo.id)) onChange([...photos, photo].slice(0, MOST));
    setPicking(false);
  };
  const send = async (files: readonly File[]) => {
    setBusy(true);
    try {
      const added: SocialPhoto[] = [];
      for (const file of files) added.push(await upload(file));
      onChange([...photos, ...added].slice(0, MOST));
    } catch (failure) {
      toast.error(t('socialPosts.image.failed'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  const swap = (index: number, other: number) => {
    const next = [...photos];
    const [one, two] = [next[index], next[other]];
    if (!one || !two) return;
    next[index] = two;
    next[other] = one;
    onChange(next);
  };
  return (
    <fieldset css={{ display: 'grid', gap: 10, border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <legend css={{ padding: 0, fontWeight: 600, fontSize: tokens.size.s }}>
        {t('socialComposer.photos')}
      </legend>
      {photos.length > 0 && (
        <ol css={{ display: 'flex', flexWrap: 'wrap', gap: 10, listStyle: 'none' }}>
          {photos.map(({ id, name, url, alt }, index) => (
            <li key={id} css={{ display: 'grid', gap: 2, width: 112 }}>
              <img
                src={url}
                alt={alt || name}
                css={{ width: 112, height: 112, borderRadius: tokens.radius.m, objectFit: 'cover' }}
              />
              <span css={{ display: 'flex', justifyContent: 'space-between' }}>
                <IconButton
                  icon="chevron-left"
                  label={t('socialComposer.photoLeft', { name })}
                  disabled={index === 0}
                  onClick={() => swap(index, index - 1)}
                />
                <IconButton
                  icon="trash"
                  label={t('socialComposer.removePhoto', { name })}
                  onClick={() => onChange(photos.filter((photo) => photo.id !== id))}
                />
                <IconButton
                  icon="chevron-right"
                  label={t('socialComposer.photoRight', { name })}
                  disabled={index === photos.length - 1}
                  onClick={() => swap(index, index + 1)}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button
          size="s"
          variant="secondary"
          icon="image"
          disabled={busy || photos.length >= MOST}
          onClick={() => setPicking(true)}
        >
          {t('socialComposer.addPhotos')}
        </Button>
        <Button
          size="s"
          variant="secondary"
          icon="upload"
          busy={busy}
          disabled={photos.length >= MOST}
          onClick={() => input.current?.click()}
        >
          {t('socialComposer.uploadPhoto')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept="image/jpeg,image/png,image/webp"
          aria-label={t('socialComposer.uploadPhoto')}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            event.target.value = '';
            if (files.length > 0) void send(files);
          }}
        />
      </div>
      {limits && photos.length > 1 && (
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.xs }}>
          {t('socialComposer.photosHint', { limits })}
        </p>
      )}
      {picking && <PhotoPicker busy={busy} about={about} onPick={add} onClose={() => setPicking(false)} />}
    </fieldset>
  );
}
