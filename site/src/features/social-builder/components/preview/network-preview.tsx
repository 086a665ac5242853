import {
  composePost,
  measurePost,
  type SocialLinkPreview,
  type SocialPlatform,
  type SocialPostContent,
} from '@contract';
import { useT } from '../../../../i18n';
import { tokens } from '../../../../ui/tokens';
import { NetworkFrame } from './network-frame';
import { NETWORK_LOOKS } from './network-looks';
import { PreviewLinkCard } from './preview-link-card';
import { PreviewPictures, type PreviewPicture } from './preview-pictures';
import { PreviewReplies } from './preview-replies';

interface NetworkPreviewProps {
  platform: SocialPlatform;
  account: string;
  content: SocialPostContent;
  pictures: readonly PreviewPicture[];
  replies: readonly string[];
  card: SocialLinkPreview | null;
}

/** A post as its network will show it: the words are exactly those that are sent, the frame is our own drawing. */
export function NetworkPreview({ platform, account, content, pictures, replies, card }: NetworkPreviewProps) {
  const t = useT();
  const name = t(`socialAccounts.platforms.${platform}`);
  const look = NETWORK_LOOKS[platform];
  const composed = composePost(platform, content);
  const { fold } = measurePost({ platform, content, hasImage: pictures.length > 0 });
  const gallery = pictures.length > 0 && <PreviewPictures pictures={pictures} look={look} />;
  const edge = look.bleeds ? gallery : null;
  return (
    <>
      <NetworkFrame
        platform={platform}
        account={account}
        above={look.pictures === 'above' && edge}
        below={look.pictures === 'below' && edge}
      >
        {composed.title && <p css={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{composed.title}</p>}
        {composed.topic && (
          <p css={{ color: tokens.color.muted, fontSize: tokens.size.s, overflowWrap: 'anywhere' }}>
            {t('socialPosts.editor.topic', { topic: composed.topic })}
          </p>
        )}
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
            {platform === 'googlebusiness'
              ? t('socialPosts.editor.learnMore', { link: composed.link })
              : composed.link}
          </p>
        )}
        {!look.bleeds && gallery}
        {card && look.linkCard && pictures.length === 0 && (
          <PreviewLinkCard link={content.link} card={card} size={look.linkCard} />
        )}
      </NetworkFrame>
      <PreviewReplies platform={platform} account={account} replies={replies} />
    </>
  );
}
