import type { ListSocialPosts, SocialPost } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Pager } from '../../../../ui/pager';
import { tokens } from '../../../../ui/tokens';
import { BulkBar } from './bulk-bar';
import type { PostDeeds } from './post-actions';
import { PostCard } from './post-card';

interface PostListProps {
  page: ListSocialPosts['response'];
  deeds: PostDeeds;
  onPage: (page: number) => void;
}

/** The posts one below the other, some of them chosen together. */
export function PostList({ page: { data, meta }, deeds, onPage }: PostListProps) {
  const t = useT();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // What is no longer on the page is no longer chosen.
  const posts = data.filter(({ id }) => chosen.has(id));
  const select = ({ id }: SocialPost, selected: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      if (selected) next.add(id);
      else next.delete(id);
      return next;
    });
  const all = posts.length === data.length;

  return (
    <div css={{ display: 'grid', gap: 8 }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', minHeight: 44 }}>
        <Button
          size="s"
          variant="ghost"
          onClick={() => setChosen(all ? new Set() : new Set(data.map(({ id }) => id)))}
        >
          {t(all ? 'socialPosts.list.selectNone' : 'socialPosts.list.selectAll')}
        </Button>
        <span role="status" css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {posts.length > 0 && t('socialPosts.list.selected', { count: posts.length })}
        </span>
        {posts.length > 0 && <BulkBar posts={posts} onDone={() => setChosen(new Set())} />}
      </div>
      <ul css={{ display: 'grid', listStyle: 'none' }}>
        {data.map((post) => (
          <PostCard
            key={post.id}
            post={post}
            selected={chosen.has(post.id)}
            onSelect={(selected) => select(post, selected)}
            deeds={deeds}
          />
        ))}
      </ul>
      {meta.total > meta.pageSize && (
        <Pager page={meta.page} pages={Math.ceil(meta.total / meta.pageSize)} onPage={onPage} />
      )}
    </div>
  );
}
