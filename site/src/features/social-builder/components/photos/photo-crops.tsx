import { cropTo, POST_RULES, SOCIAL_PLATFORMS, type SocialPhoto } from '@contract';
import { useT } from '../../../../i18n';
import { Notice } from '../../../../ui/notice';
import { tokens } from '../../../../ui/tokens';

/** Narrower photos look blurred on today's screens. */
const SHARP_WIDTH = 600;
const SIDE = 96;

/** How each network that wants another shape cuts a photo; what is too small is said before it is used. */
export function PhotoCrops({
  photo: { url, width, height },
  focus,
}: {
  photo: SocialPhoto;
  focus: SocialPhoto['focus'];
}) {
  const t = useT();
  const crops = SOCIAL_PLATFORMS.flatMap((platform) => {
    const crop = cropTo({ width, height }, POST_RULES[platform].image.ratio, focus);
    return crop ? [{ platform, crop }] : [];
  });
  return (
    <div css={{ display: 'grid', gap: 12 }}>
      {width < SHARP_WIDTH && <Notice tone="warning">{t('socialPhotos.small', { count: width })}</Notice>}
      {crops.length === 0 && (
        <p css={{ fontSize: tokens.size.s, color: tokens.color.muted }}>{t('socialPhotos.whole')}</p>
      )}
      {crops.map(({ platform, crop }) => {
        const scale = SIDE / Math.max(crop.width, crop.height);
        return (
          <figure key={platform} css={{ display: 'flex', gap: 12, alignItems: 'center' }}>
            <span
              css={{
                position: 'relative',
                flex: 'none',
                width: crop.width * scale,
                height: crop.height * scale,
                overflow: 'hidden',
                borderRadius: tokens.radius.s,
              }}
            >
              <img
                src={url}
                alt=""
                css={{
                  position: 'absolute',
                  left: -crop.left * scale,
                  top: -crop.top * scale,
                  width: width * scale,
                  maxWidth: 'none',
                }}
              />
            </span>
            <figcaption css={{ fontSize: tokens.size.s }}>
              <strong>{t(`socialAccounts.platforms.${platform}`)}</strong>
              <br />
              <span css={{ color: tokens.color.muted }}>{t('socialPhotos.cut')}</span>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
