import { composePost, measurePost, type SocialPlatform, type SocialPostContent } from '@contract';
import { useT } from '../../../../i18n';
import { tokens } from '../../../../ui/tokens';
import { useAccounts } from '../../api/use-accounts';
import { useLinkCard } from '../../api/use-link-card';
import { NetworkFrame } from '../preview/network-frame';
import { NETWORK_LOOKS } from '../preview/network-looks';
import { PreviewLinkCard } from '../preview/preview-link-card';
import { PreviewPictures, type PreviewPicture } from '../preview/preview-pictures';
import { PreviewReplies } from '../preview/preview-replies';

interface PostPreviewProps {
  platform: SocialPlatform;
  /** Where it goes; the first of its network when nothing was chosen. */
  accountId: string | null;
  content: SocialPostContent;
  pictures: readonly PreviewPicture[];
  replies: readonly string[];
}

/** A post as its network will show it: the words are exactly those that are sent, the frame is our own drawing. */
export function PostPreview({ platform, accountId, content, pictures, replies }: PostPreviewProps) {
  const t = useT();
  const { accounts } = useAccounts();
  const name = t(`socialAccounts.platforms.${platform}`);
  const here = accounts?.filter((one) => one.platform === platform);
  const account = (here?.find(({ id }) => id === accountId) ?? here?.[0])?.name ?? name;
  const look = NETWORK_LOOKS[platform];
  const composed = composePost(platform, content);
  const { fold } = measurePost({ platform, content, hasImage: pictures.length > 0 });
  const wantsCard = look.linkCard !== null && pictures.length === 0;
  const card = useLinkCard(wantsCard ? content.link : '');
  const gallery = pictures.length > 0 && <PreviewPictures pictures={pictures} look={look} />;
  const edge = look.bleeds ? gallery : null;
  return (
    <section
      aria-label={t('socialPosts.editor.preview')}
      css={{ display: 'grid', gap: 10, position: 'sticky', top: 0, alignContent: 'start' }}
    >
      <h4 css={{ fontSize: tokens.size.s }}>{t('socialComposer.previewOf', { platform: name })}</h4>
      <NetworkFrame
        platform={platform}
        account={account}
        above={look.pictures === 'above' && edge}
        below={look.pictures === 'below' && edge}
      >
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
        {!look.bleeds && gallery}
        {card && look.linkCard && <PreviewLinkCard link={content.link} card={card} size={look.linkCard} />}
      </NetworkFrame>
      <PreviewReplies platform={platform} account={account} replies={replies} />
      <p css={{ color: tokens.color.muted, fontSize: tokens.size.xs }}>
        {t('socialPosts.editor.previewBody')}
      </p>
    </section>
  );
}
