import { SOCIAL_PLATFORMS, type SocialPost } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { today } from '../../../../lib/dates';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { Dialog } from '../../../../ui/dialog';
import { useAccounts } from '../../api/use-accounts';
import { toPublishedContent } from '../../model/to-published-content';
import { newComposer } from '../../model/composer';
import { picturesOf } from '../../model/post-form';
import { ComposerForm } from '../composer/composer-form';
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
  const connected = SOCIAL_PLATFORMS.filter((platform) =>
    accounts?.some((account) => account.platform === platform && account.status !== 'disconnected'),
  );

  const form = {
    accounts: accounts ?? [],
    onTouched: setTouched,
    onDone: close,
    onCancel: () => (touched ? setLeaving(true) : close()),
  };

  return (
    <>
      <Dialog
        title={t(post ? 'socialPosts.editor.title' : 'socialComposer.title')}
        open={open}
        onClose={() => (touched ? setLeaving(true) : close())}
        width={1000}
      >
        {open && post && !isChangeable(post) && (
          <PostPreview
            platform={post.platform}
            accountId={post.accountId}
            content={toPublishedContent(post.platform, post, project.settings)}
            pictures={picturesOf(post)}
            replies={post.replies.map(({ copy }) => copy)}
          />
        )}
        {open && post && isChangeable(post) && <EditorForm key={post.id} post={post} {...form} />}
        {open && !post && accounts && (
          <ComposerForm initial={newComposer(connected, settings, today())} {...form} />
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
