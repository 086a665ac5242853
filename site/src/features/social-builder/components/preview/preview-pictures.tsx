import { useState } from 'react';
import { useT } from '../../../../i18n';
import { IconButton } from '../../../../ui/button';
import { tokens } from '../../../../ui/tokens';
import type { NetworkLook } from './network-looks';

export interface PreviewPicture {
  url: string;
  alt: string;
}

interface PreviewPicturesProps {
  pictures: readonly PreviewPicture[];
  look: NetworkLook;
}

const SHOWN = 4;

/** The pictures of a post, as its network lays them out. */
export function PreviewPictures({ pictures, look }: PreviewPicturesProps) {
  const edges = look.bleeds
    ? { borderRadius: 0 }
    : { borderRadius: tokens.radius.l, border: `1px solid ${tokens.color.line}` };
  if (pictures.length === 0) return null;
  if (look.several === 'carousel' && pictures.length > 1)
    return <Carousel pictures={pictures} shape={look.shape ?? '1'} />;
  const [first] = pictures;
  if (pictures.length === 1 && first)
    return (
      <img
        src={first.url}
        alt={first.alt}
        css={{
          display: 'block',
          width: '100%',
          maxHeight: look.shape ? 'none' : 420,
          objectFit: 'cover',
          ...edges,
        }}
        style={{ aspectRatio: look.shape ?? 'auto' }}
      />
    );
  return (
    <div
      css={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', overflow: 'hidden', ...edges }}
      style={{ aspectRatio: pictures.length === 2 ? '2' : '1' }}
    >
      {pictures.slice(0, SHOWN).map(({ url, alt }, index) => (
        <span
          key={url}
          css={{ position: 'relative', minHeight: 0 }}
          // Of three, the first is as high as the other two.
          style={pictures.length === 3 && index === 0 ? { gridRow: 'span 2' } : undefined}
        >
          <img src={url} alt={alt} css={{ width: '100%', height: '100%', objectFit: 'cover' }} />
          {index === SHOWN - 1 && pictures.length > SHOWN && (
            <span
              css={{
                position: 'absolute',
                inset: 0,
                display: 'grid',
                placeItems: 'center',
                background: 'rgb(0 0 0 / 0.5)',
                color: '#fff',
                fontSize: tokens.size.xl,
                fontWeight: 600,
              }}
            >
              +{pictures.length - SHOWN}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

function Carousel({ pictures, shape }: { pictures: readonly PreviewPicture[]; shape: string }) {
  const t = useT();
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, pictures.length - 1);
  const picture = pictures[at];
  if (!picture) return null;
  return (
    <div css={{ position: 'relative' }}>
      <img
        src={picture.url}
        alt={picture.alt}
        css={{ display: 'block', width: '100%', objectFit: 'cover' }}
        style={{ aspectRatio: shape }}
      />
      <span
        css={{
          position: 'absolute',
          insetInline: 8,
          bottom: 8,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          borderRadius: tokens.radius.l,
          background: tokens.color.raised,
          color: tokens.color.ink,
          fontSize: tokens.size.xs,
        }}
      >
        <IconButton
          icon="chevron-left"
          label={t('socialPosts.list.previous')}
          disabled={at === 0}
          onClick={() => setChosen(at - 1)}
        />
        <span aria-live="polite">
          {t('socialComposer.picture', { number: at + 1, count: pictures.length })}
        </span>
        <IconButton
          icon="chevron-right"
          label={t('socialPosts.list.next')}
          disabled={at === pictures.length - 1}
          onClick={() => setChosen(at + 1)}
        />
      </span>
    </div>
  );
}
