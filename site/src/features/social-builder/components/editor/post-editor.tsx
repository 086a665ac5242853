import { SOCIAL_PLATFORMS, type SocialPost } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { today } from '../../../../lib/dates';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { Dialog } from '../../../../ui/dialog';
import { useAccounts } from '../../api/use-accounts';
import { toPublishedContent } from '../../model/to-published-content';
import { formOf, newForm, type PostForm } from '../../model/post-form';
import { isChangeable } from '../../model/post-rights';
import { useSocialProjectContext } from '../social-project-context';
import { EditorForm } from './editor-form';
import { PostPreview } from './post-preview';

interface PostEditorProps {
  open: boolean;
  /** None: a new one is written. */
  post: SocialPost | null;
  onClose: () => void;
}

/** The window in which a post is written, beside what its network will show. What is out can only be looked at. */
export function PostEditor({ open, post, onClose }: PostEditorProps) {
  const t = useT();
  const { project, settings } = useSocialProjectContext();
  const { accounts } = useAccounts();
  const [touched, setTouched] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const close = () => {
    setTouched(false);
    setLeaving(false);
    onClose();
  };
  const connected = SOCIAL_PLATFORMS.find((platform) =>
    accounts?.some((account) => account.platform === platform),
  );
  const initial = (): PostForm => (post ? formOf(post) : newForm(connected ?? 'facebook', settings, today()));

  return (
    <>
      <Dialog
        title={t(post ? 'socialPosts.editor.title' : 'socialPosts.editor.newTitle')}
        open={open}
        onClose={() => (touched ? setLeaving(true) : close())}
        width={1000}
      >
        {open && post && !isChangeable(post) ? (
          <PostPreview
            platform={post.platform}
            accountId={post.accountId}
            content={toPublishedContent(post.platform, post, project.settings)}
            image={post.image}
          />
        ) : (
          open && (
            <EditorForm
              key={post?.id ?? 'new'}
              post={post}
              initial={initial()}
              accounts={accounts ?? []}
              onTouched={setTouched}
              onDone={close}
              onCancel={() => (touched ? setLeaving(true) : close())}
            />
          )
        )}
      </Dialog>
      <ConfirmDialog
        title={t('socialPosts.editor.leaveTitle')}
        body={<p>{t('socialPosts.editor.leaveBody')}</p>}
        confirmLabel={t('socialPosts.editor.leave')}
        tone="danger"
        open={leaving}
        onConfirm={close}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}
