import type { SocialPost } from '@contract';
import { useState } from 'react';
import { useLocale, useT } from '../../../../i18n';
import { formatDay } from '../../../../lib/days';
import { tokens } from '../../../../ui/tokens';
import { onClocks } from '../../model/post-time';
import { isChangeable } from '../../model/post-rights';
import { PlatformMark } from '../accounts/platform-mark';
import { PostBadge } from './post-state';

interface CalendarDayProps {
  day: string;
  today: boolean;
  /** Of the month before or after. */
  outside: boolean;
  posts: SocialPost[];
  limit: number;
  dropping: boolean;
  onDrag: (post: SocialPost | null) => void;
  onDrop: () => void;
  onOpen: (post: SocialPost) => void;
  onMove: (post: SocialPost) => void;
  onMore: () => void;
}

/** One day and its posts; a post that is let go over it moves here. On a phone, days without posts take no room. */
export function CalendarDay({
  day,
  today,
  outside,
  posts,
  limit,
  dropping,
  onDrag,
  onDrop,
  onOpen,
  onMove,
  onMore,
}: CalendarDayProps) {
  const t = useT();
  const { locale } = useLocale();
  const [over, setOver] = useState(false);
  const shown = posts.slice(0, limit);
  return (
    <li
      data-over={(over && dropping) || undefined}
      onDragOver={(event) => {
        if (!dropping) return;
        // Without this nothing can be let go here.
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
      css={{
        display: 'flex',
        flexDirection: 'column',
        gap: 6,
        minHeight: 120,
        minWidth: 0,
        padding: 8,
        background: outside ? tokens.color.paper : tokens.color.surface,
        '&[data-over]': { background: tokens.color.accentSoft },
        '@media (max-width: 759.98px)': { minHeight: 0, display: posts.length === 0 ? 'none' : 'flex' },
      }}
    >
      <span
        css={{
          fontSize: tokens.size.xs,
          fontWeight: today ? 700 : 500,
          color: today ? tokens.color.accent : tokens.color.muted,
          '&::first-letter': { textTransform: 'uppercase' },
        }}
        aria-current={today ? 'date' : undefined}
      >
        {formatDay(day, locale, { weekday: 'short', day: 'numeric' })}
      </span>
      <ul css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, listStyle: 'none' }}>
        {shown.map((post) => (
          <PostChip key={post.id} post={post} onDrag={onDrag} onOpen={onOpen} onMove={onMove} />
        ))}
      </ul>
      {posts.length > shown.length && (
        <button
          type="button"
          onClick={onMore}
          css={{
            padding: '4px 6px',
            border: 0,
            background: 'none',
            color: tokens.color.accent,
            fontSize: tokens.size.xs,
            fontWeight: 600,
            textAlign: 'start',
          }}
        >
          {t('socialPosts.list.more', { count: posts.length - shown.length })}
        </button>
      )}
    </li>
  );
}

interface PostChipProps {
  post: SocialPost;
  onDrag: (post: SocialPost | null) => void;
  onOpen: (post: SocialPost) => void;
  onMove: (post: SocialPost) => void;
}

/** A post on its day. Dragged by hand; by keyboard `M` opens the window that moves it. */
function PostChip({ post, onDrag, onOpen, onMove }: PostChipProps) {
  const t = useT();
  const { platform, status, timezone, image } = post;
  const at = post.publishedAt ?? post.scheduledFor;
  const time = at ? onClocks(at, timezone).time : '';
  const changeable = isChangeable(post);
  const trouble = status === 'failed' || status === 'to-verify' || status === 'skipped';
  return (
    <li>
      <button
        type="button"
        draggable={changeable}
        aria-label={`${time}, ${t(`socialAccounts.platforms.${platform}`)}, ${t(`socialPosts.statuses.${status}`)}: ${post.copy.slice(0, 60)}`}
        aria-keyshortcuts={changeable ? 'M' : undefined}
        onDragStart={(event) => {
          // Firefox drags nothing without data.
          event.dataTransfer.setData('text/plain', post.id);
          event.dataTransfer.effectAllowed = 'move';
          onDrag(post);
        }}
        onDragEnd={() => onDrag(null)}
        onClick={() => onOpen(post)}
        onKeyDown={(event) => {
          if (!changeable || event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          onMove(post);
        }}
        css={{
          display: 'grid',
          // The longest state is as wide as a day of the month: neither it nor a picture makes the day wider.
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 4,
          justifyItems: 'start',
          width: '100%',
          padding: '6px 4px',
          overflow: 'hidden',
          border: `1px solid ${trouble ? tokens.color.red : tokens.color.line}`,
          borderRadius: tokens.radius.s,
          background: tokens.color.raised,
          color: tokens.color.ink,
          fontSize: tokens.size.xs,
          textAlign: 'start',
          cursor: changeable ? 'grab' : 'pointer',
          opacity: status === 'published' ? 0.75 : 1,
        }}
      >
        <span css={{ display: 'flex', gap: 6, width: '100%', minWidth: 0 }}>
          <span css={{ display: 'grid', gap: 2, flex: 1, minWidth: 0, alignContent: 'start' }}>
            <span css={{ display: 'flex', gap: 6, alignItems: 'center' }}>
              <PlatformMark platform={platform} size={20} />
              <span css={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>{time}</span>
            </span>
            <span css={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {post.copy.split('\n')[0]}
            </span>
          </span>
          {image && (
            <img
              src={image.url}
              alt=""
              width={36}
              height={36}
              loading="lazy"
              // The post is dragged, not its picture.
              draggable={false}
              css={{ flex: 'none', borderRadius: tokens.radius.s, objectFit: 'cover' }}
            />
          )}
        </span>
        <PostBadge status={status} />
      </button>
    </li>
  );
}
