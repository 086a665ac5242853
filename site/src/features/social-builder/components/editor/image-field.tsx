import { SOCIAL_LIMITS, type SetSocialImage, type SocialPost } from '@contract';
import { useId, useRef, useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { usePostCalls } from '../../api/use-post-calls';
import { PhotoPicker } from '../photos/photo-picker';

interface ImageFieldProps {
  post: SocialPost;
  alt: string;
  onAlt: (alt: string) => void;
  /** The post with its new picture. */
  onPost: (post: SocialPost) => void;
}

/** The picture of a post: uploaded, fetched from an address, or drawn; and what it shows, in words. */
export function ImageField({ post, alt, onAlt, onPost }: ImageFieldProps) {
  const t = useT();
  const errorText = useErrorText();
  const { setImage, removeImage } = usePostCalls();
  const input = useRef<HTMLInputElement>(null);
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const [picking, setPicking] = useState(false);

  const put = async (change: Promise<{ data: SocialPost }>) => {
    setBusy(true);
    try {
      onPost((await change).data);
      setUrl(null);
      setPicking(false);
    } catch (failure) {
      toast.error(t('socialPosts.image.failed'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  const set = (image: SetSocialImage['request'] | File) => void put(setImage(post.id, image));

  return (
    <section aria-labelledby={titleId} css={{ display: 'grid', gap: 12 }}>
      <h4 id={titleId} css={{ fontSize: tokens.size.s }}>
        {t('socialPosts.image.title')}
      </h4>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
        <Button size="s" variant="secondary" icon="upload" busy={busy} onClick={() => input.current?.click()}>
          {t('socialPosts.image.upload')}
        </Button>
        <Button size="s" variant="secondary" icon="image" disabled={busy} onClick={() => setPicking(true)}>
          {t('socialPhotos.pick')}
        </Button>
        <Button
          size="s"
          variant="secondary"
          icon="palette"
          disabled={busy}
          title={t('socialPosts.image.cardHint')}
          onClick={() => set({ card: true })}
        >
          {t('socialPosts.image.card')}
        </Button>
        <Button
          size="s"
          variant="ghost"
          icon="link"
          aria-expanded={url !== null}
          onClick={() => setUrl(url === null ? '' : null)}
        >
          {t('socialPosts.image.fromUrl')}
        </Button>
        {post.image && (
          <Button
            size="s"
            variant="ghost"
            icon="trash"
            disabled={busy}
            onClick={() => void put(removeImage(post.id))}
          >
            {t('socialPosts.image.remove')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          aria-label={t('socialPosts.image.upload')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) set(file);
          }}
        />
      </div>
      <p css={{ color: tokens.color.muted, fontSize: tokens.size.xs }}>{t('socialPosts.image.uploadHint')}</p>
      {url !== null && (
        <div css={{ display: 'flex', gap: 8, alignItems: 'flex-end' }}>
          <div css={{ flex: 1 }}>
            <TextField
              label={t('socialPosts.image.url')}
              type="url"
              placeholder="https://"
              value={url}
              onChange={(text) => setUrl(text.trim())}
            />
          </div>
          <Button variant="secondary" busy={busy} disabled={!url} onClick={() => set({ url })}>
            {t('socialPosts.image.fetch')}
          </Button>
        </div>
      )}
      {picking && (
        <PhotoPicker
          busy={busy}
          about={`${post.copy} ${post.topic}`}
          onPick={({ id }) => set({ photoIds: [id] })}
          onClose={() => setPicking(false)}
        />
      )}
      {post.image && (
        <TextField
          label={t('socialPosts.image.alt')}
          hint={t('socialPosts.image.altHint')}
          maxLength={SOCIAL_LIMITS.imageAlt}
          value={alt}
          onChange={onAlt}
        />
      )}
    </section>
  );
}
