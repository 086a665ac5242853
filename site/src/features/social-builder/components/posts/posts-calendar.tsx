import type { SocialPost } from '@contract';
import { useState } from 'react';
import { useLocale, useT } from '../../../../i18n';
import { today as todayInRome } from '../../../../lib/dates';
import { addDays, addMonths, formatDay } from '../../../../lib/days';
import { Button, IconButton } from '../../../../ui/button';
import { tokens } from '../../../../ui/tokens';
import { usePostCalls } from '../../api/use-post-calls';
import { isChangeable } from '../../model/post-rights';
import { daysShown } from '../../model/posts-address';
import { instantOf, onClocks } from '../../model/post-time';
import { CalendarDay } from './calendar-day';
import type { PostDeeds } from './post-actions';
import { useAction } from './use-action';
import { usePostsAddress } from './use-posts-address';

interface PostsCalendarProps {
  view: 'week' | 'month';
  day: string;
  posts: SocialPost[];
  deeds: PostDeeds;
}

const dayOf = (post: SocialPost): string | null => {
  const at = post.publishedAt ?? post.scheduledFor;
  return at && onClocks(at, post.timezone).day;
};

/** The posts on the days of a week or a month. One that is dragged to another day keeps its time. */
export function PostsCalendar({ view, day, posts, deeds }: PostsCalendarProps) {
  const t = useT();
  const { locale } = useLocale();
  const { set } = usePostsAddress();
  const { update } = usePostCalls();
  const { run } = useAction();
  const [dragged, setDragged] = useState<SocialPost | null>(null);
  const today = todayInRome();
  const days = daysShown(view, day);
  const empty = !posts.some((post) => days.includes(dayOf(post) ?? ''));

  const go = (direction: 1 | -1) =>
    set({
      day: view === 'week' ? addDays(day, 7 * direction) : `${addMonths(`${day.slice(0, 7)}-01`, direction)}`,
    });
  const moveTo = (target: string) => {
    const post = dragged;
    setDragged(null);
    if (!post?.scheduledFor || !isChangeable(post) || dayOf(post) === target) return;
    const { time } = onClocks(post.scheduledFor, post.timezone);
    void run(
      update(post.id, { version: post.version, scheduledFor: instantOf(target, time, post.timezone) }),
      { done: 'socialPosts.done.moved', failed: 'socialPosts.errors.update' },
    );
  };

  return (
    <div css={{ display: 'grid', gap: 12, minWidth: 0 }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
        <IconButton icon="chevron-left" label={t('socialPosts.list.previous')} onClick={() => go(-1)} />
        <h4
          aria-live="polite"
          css={{
            minWidth: 150,
            textAlign: 'center',
            fontSize: tokens.size.m,
            '&::first-letter': { textTransform: 'uppercase' },
          }}
        >
          {view === 'month'
            ? formatDay(day, locale, { month: 'long', year: 'numeric' })
            : `${formatDay(days[0] ?? day, locale, { day: 'numeric', month: 'short' })} – ${formatDay(days[6] ?? day, locale, { day: 'numeric', month: 'short' })}`}
        </h4>
        <IconButton icon="chevron-right" label={t('socialPosts.list.next')} onClick={() => go(1)} />
        <Button size="s" variant="ghost" onClick={() => set({ day: '' })}>
          {t('socialPosts.list.today')}
        </Button>
      </div>
      <p
        css={{
          color: tokens.color.muted,
          fontSize: tokens.size.s,
          '@media (hover: none)': { display: 'none' },
        }}
      >
        {t('socialPosts.list.dragHint')}
      </p>
      <ol
        css={{
          display: 'grid',
          gap: 1,
          listStyle: 'none',
          border: `1px solid ${tokens.color.line}`,
          borderRadius: tokens.radius.l,
          overflow: 'hidden',
          background: tokens.color.line,
          '@media (min-width: 760px)': { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
        }}
      >
        {empty && (
          <li
            css={{
              padding: '28px 16px',
              background: tokens.color.surface,
              color: tokens.color.muted,
              textAlign: 'center',
              // A narrow screen shows no empty days: it would show nothing at all. A wide one shows them, and that says it.
              '@media (min-width: 760px)': { display: 'none' },
            }}
          >
            {t('socialPosts.list.nothingHere')}
          </li>
        )}
        {days.map((one) => (
          <CalendarDay
            key={one}
            day={one}
            today={one === today}
            outside={view === 'month' && one.slice(0, 7) !== day.slice(0, 7)}
            posts={posts.filter((post) => dayOf(post) === one)}
            limit={view === 'month' ? 3 : Infinity}
            dropping={dragged !== null}
            onDrag={setDragged}
            onDrop={() => moveTo(one)}
            onOpen={deeds.edit}
            onMove={deeds.move}
            onMore={() => set({ view: 'week', day: one })}
          />
        ))}
      </ol>
    </div>
  );
}
