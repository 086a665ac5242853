import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/empty-state';
import { Notice } from '../../../../ui/notice';
import { Segments } from '../../../../ui/segments';
import { Skeleton } from '../../../../ui/skeleton';
import { tokens } from '../../../../ui/tokens';
import { useAllPosts } from '../../api/use-all-posts';
import { usePosts } from '../../api/use-posts';
import { POST_VIEWS, queryOf } from '../../model/posts-address';
import { PostEditor } from '../editor/post-editor';
import { MoveDialog } from './move-dialog';
import { PlanMenu } from './plan-menu';
import { PostFilters } from './post-filters';
import { PostList } from './post-list';
import { PostsCalendar } from './posts-calendar';
import { PublishDialog } from './publish-dialog';
import { usePostActions } from './use-post-actions';
import { usePostsAddress } from './use-posts-address';
import { VerifyDialog } from './verify-dialog';

/** The posts of the project as a list, a week or a month. */
export function PostsPanel() {
  const t = useT();
  const { address, set } = usePostsAddress();
  const { page, error, reload } = usePosts(queryOf(address));
  const allPosts = useAllPosts();
  const { deeds, open, setOpen } = usePostActions();
  const close = () => setOpen(null);
  const filtered = address.status || address.platform || address.scheduleId;

  return (
    <section
      aria-label={t('socialPosts.list.title')}
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, minWidth: 0 }}
    >
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
        <h3 css={{ fontSize: tokens.size.l, marginInlineEnd: 'auto' }}>{t('socialPosts.list.title')}</h3>
        <Button size="s" variant="secondary" icon="plus" onClick={() => setOpen({ kind: 'new' })}>
          {t('socialPosts.list.newPost')}
        </Button>
        <Segments
          label={t('socialPosts.list.view')}
          value={address.view}
          options={POST_VIEWS.map((view) => ({ value: view, label: t(`socialPosts.list.views.${view}`) }))}
          onChange={(view) => set({ view: view === 'list' ? '' : view })}
        />
        <PlanMenu findAll={() => allPosts(queryOf({ ...address, view: 'list' }))} />
      </div>
      <PostFilters />
      {error !== undefined && !page && (
        <Notice
          tone="error"
          action={
            <Button size="s" variant="secondary" onClick={() => void reload()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('socialPosts.list.failed')}
        </Notice>
      )}
      {!page && error === undefined && <Skeleton lines={6} />}
      {page && address.view !== 'list' && (
        <PostsCalendar view={address.view} day={address.day} posts={page.data} deeds={deeds} />
      )}
      {page && address.view === 'list' && page.data.length > 0 && (
        <PostList
          page={page}
          deeds={deeds}
          onPage={(to) => set({ page: String(to) })}
          findAll={() => allPosts(queryOf(address))}
        />
      )}
      {page && address.view === 'list' && page.data.length === 0 && (
        <EmptyState
          icon="calendar"
          title={t(filtered ? 'socialPosts.list.noneFound' : 'socialPosts.list.none')}
          action={
            filtered && (
              <Button variant="secondary" onClick={() => set({ status: '', platform: '', schedule: '' })}>
                {t('socialPosts.list.clear')}
              </Button>
            )
          }
        >
          {!filtered && <p>{t('socialPosts.list.noneBody')}</p>}
        </EmptyState>
      )}
      <PostEditor
        open={open?.kind === 'edit' || open?.kind === 'new'}
        post={open?.kind === 'edit' ? open.post : null}
        onClose={close}
      />
      <MoveDialog post={open?.kind === 'move' ? open.post : null} onClose={close} />
      <PublishDialog post={open?.kind === 'publish' ? open.post : null} onClose={close} />
      <VerifyDialog post={open?.kind === 'verify' ? open.post : null} onClose={close} />
    </section>
  );
}
