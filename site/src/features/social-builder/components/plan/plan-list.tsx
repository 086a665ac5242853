import type { PlannedPost, SocialPlan } from '@contract';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../../i18n';
import { tokens } from '../../../../ui/tokens';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { movedPost, retitledPost, withoutPost } from '../../model/plan-changes';
import { weeksOfPlan } from '../../model/plan-weeks';
import { moveButtonId, PlannedPostRow } from './planned-post-row';
import { usePlanWords } from './use-plan-words';

interface PlanListProps {
  plan: SocialPlan;
  onChange: (posts: PlannedPost[]) => void;
}

/** The planned posts, week by week. What changes is said aloud, and the focus follows a post that was moved. */
export function PlanList({ plan: { posts }, onChange }: PlanListProps) {
  const t = useT();
  const { dayOf, when } = usePlanWords();
  const [announcement, setAnnouncement] = useState('');
  const moved = useRef<{ id: string; by: -1 | 1 } | null>(null);
  useEffect(() => {
    if (!moved.current) return;
    const { id, by } = moved.current;
    moved.current = null;
    const wanted = [by, by < 0 ? 1 : -1] as const;
    wanted
      .map((one) => document.getElementById(moveButtonId(id, one)))
      .find((button) => button instanceof HTMLButtonElement && !button.disabled)
      ?.focus();
  }, [posts]);

  const move = (post: PlannedPost, by: -1 | 1) => {
    const next = movedPost(posts, post.id, by);
    const placed = next.find(({ id }) => id === post.id);
    moved.current = { id: post.id, by };
    if (placed) setAnnouncement(t('socialPlan.movedTo', { topic: post.topic, when: when(placed) }));
    onChange(next);
  };
  const remove = ({ id, topic }: PlannedPost) => {
    setAnnouncement(t('socialPlan.removed', { topic }));
    onChange(withoutPost(posts, id));
  };

  return (
    <div css={{ display: 'grid', gap: 20 }}>
      {weeksOfPlan(posts).map((week) => (
        <section key={week.monday} aria-label={t('socialPlan.week', { day: dayOf(week.monday) })}>
          <h4 css={{ fontSize: tokens.size.m, paddingBottom: 8 }}>
            {t('socialPlan.week', { day: dayOf(week.monday) })}
          </h4>
          <ol css={{ listStyle: 'none' }}>
            {week.posts.map((post) => (
              <PlannedPostRow
                key={post.id}
                post={post}
                isFirst={post.id === posts[0]?.id}
                isLast={post.id === posts.at(-1)?.id}
                onMove={(by) => move(post, by)}
                onRemove={() => remove(post)}
                onRename={(topic) => onChange(retitledPost(posts, post.id, topic))}
              />
            ))}
          </ol>
        </section>
      ))}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
