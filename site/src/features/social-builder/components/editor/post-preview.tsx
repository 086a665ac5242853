import type { SocialPlatform, SocialPostContent } from '@contract';
import { useT } from '../../../../i18n';
import { tokens } from '../../../../ui/tokens';
import { useAccounts } from '../../api/use-accounts';
import { useLinkCard } from '../../api/use-link-card';
import { NETWORK_LOOKS } from '../preview/network-looks';
import { NetworkPreview } from '../preview/network-preview';
import type { PreviewPicture } from '../preview/preview-pictures';

interface PostPreviewProps {
  platform: SocialPlatform;
  /** Where it goes; the first of its network when nothing was chosen. */
  accountId: string | null;
  content: SocialPostContent;
  pictures: readonly PreviewPicture[];
  replies: readonly string[];
}

/** What is written, as its network will show it. */
export function PostPreview({ platform, accountId, content, pictures, replies }: PostPreviewProps) {
  const t = useT();
  const { accounts } = useAccounts();
  const name = t(`socialAccounts.platforms.${platform}`);
  const here = accounts?.filter((one) => one.platform === platform);
  const account = (here?.find(({ id }) => id === accountId) ?? here?.[0])?.name ?? name;
  const wantsCard = NETWORK_LOOKS[platform].linkCard !== null && pictures.length === 0;
  const card = useLinkCard(wantsCard ? content.link : '');
  return (
    <section
      aria-label={t('socialPosts.editor.preview')}
      css={{ display: 'grid', gap: 10, position: 'sticky', top: 0, alignContent: 'start' }}
    >
      <h3 css={{ fontSize: tokens.size.s }}>{t('socialComposer.previewOf', { platform: name })}</h3>
      <NetworkPreview
        platform={platform}
        account={account}
        content={content}
        pictures={pictures}
        replies={replies}
        card={card}
      />
      <p css={{ color: tokens.color.muted, fontSize: tokens.size.xs }}>
        {t('socialPosts.editor.previewBody')}
      </p>
    </section>
  );
}
