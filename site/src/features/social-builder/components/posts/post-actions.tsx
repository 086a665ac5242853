import type { SocialPost } from '@contract';
import { useT } from '../../../../i18n';
import { Button, ButtonLink } from '../../../../ui/button';
import { Icon } from '../../../../ui/icon';
import { Menu, type MenuItem } from '../../../../ui/menu';
import { isChangeable, remedyOf } from '../../model/post-rights';
import { useSocialProjectContext } from '../social-project-context';

/** What can be done with a post; some of it opens a window first. */
export interface PostDeeds {
  edit: (post: SocialPost) => void;
  move: (post: SocialPost) => void;
  publish: (post: SocialPost) => void;
  verify: (post: SocialPost) => void;
  approve: (post: SocialPost) => void;
  retry: (post: SocialPost) => void;
  toNextSlot: (post: SocialPost) => void;
  duplicate: (post: SocialPost) => void;
  regenerate: (post: SocialPost) => void;
  remove: (post: SocialPost) => void;
}

interface PostDeedsProps {
  post: SocialPost;
  deeds: PostDeeds;
}

/** The one button that helps with what is wrong, or the link of what is out. */
export function PostRemedy({ post, deeds }: PostDeedsProps) {
  const t = useT();
  const { project } = useSocialProjectContext();
  const remedy = remedyOf(post);
  const platform = t(`socialAccounts.platforms.${post.platform}`);
  const act = {
    edit: deeds.edit,
    image: deeds.edit,
    retry: deeds.retry,
    publishNow: deeds.publish,
    verify: deeds.verify,
    approve: deeds.approve,
  };
  if (remedy === null && !post.externalUrl) return null;
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: '8px 14px', alignItems: 'center' }}>
      {remedy === 'account' && (
        <ButtonLink
          size="s"
          variant="secondary"
          to={`?install_id=${encodeURIComponent(project.installationId)}&section=accounts`}
        >
          {t('socialPosts.remedies.account')}
        </ButtonLink>
      )}
      {remedy !== null && remedy !== 'account' && (
        <Button size="s" variant="secondary" onClick={() => act[remedy](post)}>
          {t(`socialPosts.remedies.${remedy}`)}
        </Button>
      )}
      {post.externalUrl && (
        <a href={post.externalUrl} target="_blank" rel="noreferrer">
          {post.simulated
            ? t('socialPosts.actions.openSimulated')
            : t('socialPosts.actions.open', { platform })}
        </a>
      )}
    </div>
  );
}

/** Everything else that can be done with a post, behind three dots. */
export function PostMenu({ post, deeds }: PostDeedsProps) {
  const t = useT();
  const changeable = isChangeable(post);
  const item = (
    id: keyof PostDeeds,
    label: string,
    icon: MenuItem['icon'],
    tone?: MenuItem['tone'],
  ): MenuItem => ({
    id,
    label,
    icon,
    tone,
    onSelect: () => deeds[id](post),
  });
  const items: MenuItem[] = [
    ...(changeable
      ? [
          item('edit', t('socialPosts.actions.edit'), 'edit'),
          item('move', t('socialPosts.actions.move'), 'calendar'),
          item('toNextSlot', t('socialPosts.actions.nextSlot'), 'clock'),
          item('publish', t('socialPosts.actions.publish'), 'send'),
          item('regenerate', t('socialPosts.actions.regenerate'), 'spark'),
        ]
      : []),
    item('duplicate', t('socialPosts.actions.duplicate'), 'copy'),
    ...(changeable ? [item('remove', t('socialPosts.actions.delete'), 'trash', 'danger')] : []),
  ];

  return <Menu label={t('socialPosts.actions.label')} trigger={<Icon name="more" />} items={items} />;
}
