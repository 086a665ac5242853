import type { SocialPost } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { usePostCalls } from '../../api/use-post-calls';
import type { PostDeeds } from './post-actions';
import { useAction } from './use-action';

/** Which window stands open over the posts, and for which of them; `new` writes one. */
export type OpenWindow =
  { kind: 'edit' | 'move' | 'publish' | 'verify'; post: SocialPost } | { kind: 'new' } | null;

/** The deeds of a list of posts, and the window that some of them open. */
export const usePostActions = () => {
  const t = useT();
  const calls = usePostCalls();
  const { run } = useAction();
  const [open, setOpen] = useState<OpenWindow>(null);

  const restore = (post: SocialPost) =>
    void run(calls.restore(post), {
      done: 'socialPosts.done.restored',
      failed: 'socialPosts.errors.restore',
    });
  const update = 'socialPosts.errors.update';

  const deeds: PostDeeds = {
    edit: (post) => setOpen({ kind: 'edit', post }),
    move: (post) => setOpen({ kind: 'move', post }),
    publish: (post) => setOpen({ kind: 'publish', post }),
    verify: (post) => setOpen({ kind: 'verify', post }),
    approve: (post) =>
      void run(calls.update(post.id, { version: post.version, approved: true }), {
        done: 'socialPosts.done.approved',
        failed: update,
      }),
    retry: (post) =>
      void run(calls.retry(post), { done: 'socialPosts.done.retried', failed: 'socialPosts.errors.publish' }),
    toNextSlot: (post) =>
      void run(calls.toNextSlot(post), { done: 'socialPosts.done.moved', failed: update }),
    duplicate: (post) =>
      void run(calls.duplicate(post), {
        done: 'socialPosts.done.duplicated',
        failed: 'socialPosts.errors.create',
      }),
    regenerate: (post) =>
      void run(calls.regenerate(post), { done: 'socialPosts.done.regenerated', failed: update }),
    remove: (post) =>
      void run(calls.remove(post), {
        done: 'socialPosts.done.deleted',
        failed: 'socialPosts.errors.delete',
        action: { label: t('socialPosts.done.undo'), onSelect: () => restore(post) },
      }),
  };
  return { deeds, open, setOpen };
};
