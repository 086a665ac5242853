import {
  measurePost,
  REPLY_RULES,
  replyProblem,
  type GetSocialPost,
  type SocialAccount,
  type SocialPost,
} from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { ApiFailure, http } from '../../../../lib/http';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { usePostCalls } from '../../api/use-post-calls';
import { toPublishedContent } from '../../model/to-published-content';
import { changesOf, contentOf, formOf, picturesOf, type PostForm } from '../../model/post-form';
import { ReplyFields } from '../composer/reply-fields';
import { useSocialProjectContext } from '../social-project-context';
import { useAction } from '../posts/use-action';
import { ImageField } from './image-field';
import { MeasureLine } from './measure-line';
import { PlaceFields } from './place-fields';
import { PostFields } from './post-fields';
import { PostPreview } from './post-preview';
import { WindowFoot } from './window-foot';

interface EditorFormProps {
  post: SocialPost;
  accounts: readonly SocialAccount[];
  onTouched: (touched: boolean) => void;
  onDone: () => void;
  onCancel: () => void;
}

/** What keeps a post from being saved, and what its owner can do about it. */
type Refusal = 'stale' | 'publishing' | 'same-content' | null;

export function EditorForm({ post: opened, accounts, onTouched, onDone, onCancel }: EditorFormProps) {
  const t = useT();
  const { project } = useSocialProjectContext();
  const calls = usePostCalls();
  const { why } = useAction();
  // The post as the server last told it; pictures change it while its words are being written.
  const [post, setPost] = useState(opened);
  const [form, setForm] = useState(() => formOf(opened));
  const [refusal, setRefusal] = useState<Refusal>(null);
  const [busy, setBusy] = useState(false);
  const content = contentOf(form);
  const sent = toPublishedContent(form.platform, content, project.settings);
  const measure = measurePost({ platform: form.platform, content: sent, hasImage: post.image !== null });
  // An image can still be added once the post is there.
  const blocking = measure.problems.filter((problem) => problem !== 'image-required');

  const kind = REPLY_RULES[form.platform]?.kind;
  const problem = replyProblem(form.platform, form.replies);
  const unready = blocking.length > 0 || problem !== null;

  const change = (changes: Partial<PostForm>) => {
    setForm((before) => ({ ...before, ...changes }));
    onTouched(true);
  };

  const save = async ({ force = false, finished = false } = {}) => {
    setBusy(true);
    setRefusal(null);
    try {
      await calls.update(post.id, {
        ...changesOf(form, post),
        version: post.version,
        ...(finished && { draft: false }),
        ...(force && { force }),
      });
      toast.success(t('socialPosts.done.saved'));
      onDone();
    } catch (failure) {
      const { reason } = failure instanceof ApiFailure ? failure.details : {};
      if (reason === 'publishing' || reason === 'same-content') setRefusal(reason);
      else if (failure instanceof ApiFailure && failure.code === 'STALE_VERSION') setRefusal('stale');
      else toast.error(t('socialPosts.errors.update'), why(failure));
    } finally {
      setBusy(false);
    }
  };

  /** Takes the present version; what was typed goes on top of it. */
  const reload = async () => {
    const { data } = await http.get<GetSocialPost['response']>(
      `/social/posts/${encodeURIComponent(post.id)}`,
    );
    setPost(data);
    setForm({ ...formOf(data), ...pickTyped(form, formOf(post)) });
    setRefusal(null);
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      css={{ display: 'grid', gap: 20 }}
    >
      <div
        css={{
          display: 'grid',
          gap: 28,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
        }}
      >
        <div css={{ display: 'grid', gap: 18 }}>
          <PostFields form={form} onChange={change} />
          <MeasureLine platform={form.platform} measure={measure} />
          <ReplyFields
            threaded={kind === 'thread' ? [form.platform] : []}
            commented={kind === 'comment' ? [form.platform] : []}
            thread={form.replies}
            comment={form.replies[0] ?? ''}
            onThread={(replies) => change({ replies })}
            onComment={(comment) => change({ replies: comment.trim() ? [comment] : [] })}
          />
          {problem && (
            <p css={{ color: tokens.color.red, fontSize: tokens.size.s }}>
              {t(`socialComposer.replyProblems.${problem}`, {
                platform: t(`socialAccounts.platforms.${form.platform}`),
              })}
            </p>
          )}
          <PlaceFields form={form} accounts={accounts} onChange={change} />
          <ImageField
            post={post}
            alt={form.imageAlt}
            onAlt={(imageAlt) => change({ imageAlt })}
            onPost={(changed) => {
              setPost(changed);
              setForm((before) => ({ ...before, imageAlt: changed.image?.alt ?? '' }));
            }}
          />
        </div>
        <PostPreview
          platform={form.platform}
          accountId={form.accountId}
          content={sent}
          pictures={picturesOf(post)}
          replies={form.replies}
        />
      </div>
      {refusal && (
        <Notice
          tone="warning"
          action={
            refusal === 'stale' ? (
              <Button size="s" variant="secondary" onClick={() => void reload()}>
                {t('socialPosts.editor.reload')}
              </Button>
            ) : refusal === 'same-content' ? (
              <Button size="s" variant="secondary" busy={busy} onClick={() => void save({ force: true })}>
                {t('socialPosts.editor.force')}
              </Button>
            ) : undefined
          }
        >
          {t(
            refusal === 'stale'
              ? 'socialPosts.errors.stale'
              : refusal === 'publishing'
                ? 'socialPosts.errors.publishing'
                : 'socialPosts.errors.sameContent',
          )}
        </Notice>
      )}
      <WindowFoot>
        <Button variant="secondary" onClick={onCancel}>
          {t('socialPosts.editor.cancel')}
        </Button>
        <Button
          type="submit"
          variant={post.draft ? 'secondary' : 'primary'}
          busy={busy}
          disabled={!post.draft && unready}
        >
          {t('socialPosts.editor.save')}
        </Button>
        {post.draft && (
          <Button busy={busy} disabled={unready} onClick={() => void save({ finished: true })}>
            {t('socialComposer.finish')}
          </Button>
        )}
      </WindowFoot>
    </form>
  );
}

/** Of what stands in the form, what its owner has written over `before`. */
const pickTyped = (form: PostForm, before: PostForm): Partial<PostForm> =>
  Object.fromEntries(
    Object.entries(form).filter(([name, value]) => before[name as keyof PostForm] !== value),
  );
