import { measurePost, type GetSocialPost, type SocialAccount, type SocialPost } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { ApiFailure, http } from '../../../../lib/http';
import { serverNow } from '../../../../lib/server-clock';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { usePostCalls } from '../../api/use-post-calls';
import { toPublishedContent } from '../../model/to-published-content';
import { changesOf, contentOf, formOf, scheduledForOf, type PostForm } from '../../model/post-form';
import { useSocialProjectContext } from '../social-project-context';
import { useAction } from '../posts/use-action';
import { ImageField } from './image-field';
import { MeasureLine } from './measure-line';
import { PlaceFields } from './place-fields';
import { PostFields } from './post-fields';
import { PostPreview } from './post-preview';

interface EditorFormProps {
  post: SocialPost | null;
  initial: PostForm;
  accounts: readonly SocialAccount[];
  onTouched: (touched: boolean) => void;
  onDone: () => void;
  onCancel: () => void;
}

/** What keeps a post from being saved, and what its owner can do about it. */
type Refusal = 'stale' | 'publishing' | 'same-content' | null;

export function EditorForm({
  post: opened,
  initial,
  accounts,
  onTouched,
  onDone,
  onCancel,
}: EditorFormProps) {
  const t = useT();
  const { project } = useSocialProjectContext();
  const calls = usePostCalls();
  const { why } = useAction();
  // The post as the server last told it; pictures change it while its words are being written.
  const [post, setPost] = useState(opened);
  const [form, setForm] = useState(initial);
  const [refusal, setRefusal] = useState<Refusal>(null);
  const [busy, setBusy] = useState(false);
  const content = contentOf(form);
  const sent = toPublishedContent(form.platform, content, project.settings);
  const measure = measurePost({ platform: form.platform, content: sent, hasImage: post?.image != null });
  // An image can still be added once the post is there.
  const blocking = measure.problems.filter((problem) => problem !== 'image-required');

  const change = (changes: Partial<PostForm>) => {
    setForm((before) => ({ ...before, ...changes }));
    onTouched(true);
  };

  const save = async (force = false) => {
    setBusy(true);
    setRefusal(null);
    try {
      if (post) {
        await calls.update(post.id, {
          ...changesOf(form, post),
          version: post.version,
          ...(force && { force }),
        });
        toast.success(t('socialPosts.done.saved'));
        onDone();
      } else {
        const { data } = await calls.create({
          ...content,
          platform: form.platform,
          scheduledFor: scheduledForOf(form) ?? new Date(serverNow()).toISOString(),
          ...(form.accountId && { accountId: form.accountId }),
          ...(force && { force }),
        });
        toast.success(t('socialPosts.done.created'));
        // It stays open where it still needs its picture.
        if (data.held !== 'image') return onDone();
        setPost(data);
        setForm(formOf(data));
        onTouched(false);
      }
    } catch (failure) {
      const { reason } = failure instanceof ApiFailure ? failure.details : {};
      if (reason === 'publishing' || reason === 'same-content') setRefusal(reason);
      else if (failure instanceof ApiFailure && failure.code === 'STALE_VERSION') setRefusal('stale');
      else toast.error(t(post ? 'socialPosts.errors.update' : 'socialPosts.errors.create'), why(failure));
    } finally {
      setBusy(false);
    }
  };

  /** Takes the present version; what was typed goes on top of it. */
  const reload = async () => {
    if (!post) return;
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
          <PostFields form={form} isNew={post === null} onChange={change} />
          <MeasureLine platform={form.platform} measure={measure} />
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
          image={post?.image ?? null}
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
              <Button size="s" variant="secondary" busy={busy} onClick={() => void save(true)}>
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
      <div
        css={{
          // Always in sight, at the foot of the window that scrolls.
          position: 'sticky',
          bottom: -24,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 8,
          justifyContent: 'flex-end',
          margin: '0 -24px -24px',
          padding: '12px 24px 20px',
          borderTop: `1px solid ${tokens.color.line}`,
          background: tokens.color.raised,
        }}
      >
        <Button variant="secondary" onClick={onCancel}>
          {t('socialPosts.editor.cancel')}
        </Button>
        <Button type="submit" busy={busy} disabled={blocking.length > 0}>
          {t(post ? 'socialPosts.editor.save' : 'socialPosts.editor.create')}
        </Button>
      </div>
    </form>
  );
}

/** Of what stands in the form, what its owner has written over `before`. */
const pickTyped = (form: PostForm, before: PostForm): Partial<PostForm> =>
  Object.fromEntries(
    Object.entries(form).filter(([name, value]) => before[name as keyof PostForm] !== value),
  );
