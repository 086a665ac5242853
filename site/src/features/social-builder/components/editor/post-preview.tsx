import {
  composePost,
  measurePost,
  type SocialImage,
  type SocialPlatform,
  type SocialPostContent,
} from '@contract';
import { useT } from '../../../../i18n';
import { tokens } from '../../../../ui/tokens';
import { useAccounts } from '../../api/use-accounts';
import { PlatformMark } from '../accounts/platform-mark';

interface PostPreviewProps {
  platform: SocialPlatform;
  /** Where it goes; the first of its network when nothing was chosen. */
  accountId: string | null;
  content: SocialPostContent;
  image: SocialImage | null;
}

/** Where a picture stands beside the words, as each network has it. */
const PICTURE_FIRST: readonly SocialPlatform[] = ['instagram', 'pinterest'];

/** A post as its network will show it: the words are exactly those that are sent, the frame is our own drawing. */
export function PostPreview({ platform, accountId, content, image }: PostPreviewProps) {
  const t = useT();
  const { accounts } = useAccounts();
  const name = t(`socialAccounts.platforms.${platform}`);
  const here = accounts?.filter((one) => one.platform === platform);
  const account = (here?.find(({ id }) => id === accountId) ?? here?.[0])?.name;
  const composed = composePost(platform, content);
  const { fold } = measurePost({ platform, content, hasImage: image !== null });
  const picture = image && (
    <img
      src={image.url}
      alt={image.alt}
      width={image.width}
      height={image.height}
      css={{ display: 'block', width: '100%', height: 'auto', maxHeight: 420, objectFit: 'cover' }}
    />
  );
  return (
    <section
      aria-label={t('socialPosts.editor.preview')}
      css={{ display: 'grid', gap: 10, position: 'sticky', top: 0, alignContent: 'start' }}
    >
      <h4 css={{ fontSize: tokens.size.s }}>{t('socialPosts.editor.preview')}</h4>
      <div
        css={{
          overflow: 'hidden',
          borderRadius: tokens.radius.l,
          border: `1px solid ${tokens.color.line}`,
          background: tokens.color.surface,
        }}
      >
        <div css={{ display: 'flex', gap: 10, alignItems: 'center', padding: '12px 14px' }}>
          <PlatformMark platform={platform} size={32} />
          <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <span css={{ display: 'block', fontWeight: 600, lineHeight: 1.2 }}>{account ?? name}</span>
            {account && <span css={{ color: tokens.color.muted, fontSize: tokens.size.xs }}>{name}</span>}
          </span>
        </div>
        {PICTURE_FIRST.includes(platform) && picture}
        <div css={{ display: 'grid', gap: 6, padding: '4px 14px 14px' }}>
          {composed.title && <p css={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{composed.title}</p>}
          <p css={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {fold === null ? (
              composed.text
            ) : (
              <>
                {composed.text.slice(0, fold)}
                <span
                  title={t('socialPosts.editor.folded', { platform: name })}
                  css={{ color: tokens.color.accent, fontWeight: 600 }}
                >
                  {t('socialPosts.editor.more')}
                </span>
                <span css={{ color: tokens.color.muted }}>{composed.text.slice(fold)}</span>
              </>
            )}
          </p>
          {composed.link && (
            <p css={{ color: tokens.color.muted, fontSize: tokens.size.s, overflowWrap: 'anywhere' }}>
              {composed.link}
            </p>
          )}
        </div>
        {!PICTURE_FIRST.includes(platform) && picture}
      </div>
      <p css={{ color: tokens.color.muted, fontSize: tokens.size.xs }}>
        {t('socialPosts.editor.previewBody')}
      </p>
    </section>
  );
}
