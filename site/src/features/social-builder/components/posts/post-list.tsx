import type { ListSocialPosts, SocialPost } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Pager } from '../../../../ui/pager';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { BulkBar } from './bulk-bar';
import type { PostDeeds } from './post-actions';
import { PostCard } from './post-card';

interface PostListProps {
  page: ListSocialPosts['response'];
  deeds: PostDeeds;
  onPage: (page: number) => void;
  /** Every post that the filters leave, of all pages. */
  findAll: () => Promise<SocialPost[]>;
}

/** The posts one below the other, some of them chosen together. */
export function PostList({ page: { data, meta }, deeds, onPage, findAll }: PostListProps) {
  const t = useT();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // Chosen with all the others, on pages that are not shown.
  const [elsewhere, setElsewhere] = useState<readonly SocialPost[]>([]);
  const [busy, setBusy] = useState(false);
  // What is no longer on the page is no longer chosen.
  const here = data.filter(({ id }) => chosen.has(id));
  const posts = [...here, ...elsewhere.filter(({ id }) => data.every((post) => post.id !== id))];
  const select = ({ id }: SocialPost, selected: boolean) => {
    // Choosing one by one is about what can be seen.
    setElsewhere([]);
    setChosen((before) => {
      const next = new Set(before);
      if (selected) next.add(id);
      else next.delete(id);
      return next;
    });
  };
  const clear = () => {
    setChosen(new Set());
    setElsewhere([]);
  };
  const all = posts.length >= meta.total;
  const selectAll = async () => {
    setBusy(true);
    try {
      const found = meta.total > data.length ? await findAll() : data;
      setChosen(new Set(found.map(({ id }) => id)));
      setElsewhere(found);
    } catch (failure) {
      toast.error(t('socialPosts.list.selectFailed'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div css={{ display: 'grid', gap: 8 }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', minHeight: 44 }}>
        <Button size="s" variant="ghost" busy={busy} onClick={() => (all ? clear() : void selectAll())}>
          {t(all ? 'socialPosts.list.selectNone' : 'socialPosts.list.selectAll')}
        </Button>
        <span role="status" css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {posts.length > 0 && t('socialPosts.list.selected', { count: posts.length })}
        </span>
        {posts.length > 0 && <BulkBar posts={posts} onDone={clear} />}
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
