import type { SocialPost } from '@contract';
import { useId, useState } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { RadioOption } from '../../../../ui/radio-option';
import { TextField } from '../../../../ui/text-field';
import { usePostCalls } from '../../api/use-post-calls';
import { isLink } from '../../model/settings-draft';
import { useAction } from './use-action';

interface VerifyDialogProps {
  post: SocialPost | null;
  onClose: () => void;
}

/** The network's answer got lost: its owner looks, and says. Nothing is sent again before. */
export function VerifyDialog({ post, onClose }: VerifyDialogProps) {
  const t = useT();
  const platform = post ? t(`socialAccounts.platforms.${post.platform}`) : '';
  return (
    <Dialog
      title={t('socialPosts.verify.title', { platform })}
      open={post !== null}
      onClose={onClose}
      width={500}
    >
      {post && <VerifyForm key={post.id} post={post} platform={platform} onClose={onClose} />}
    </Dialog>
  );
}

function VerifyForm({
  post,
  platform,
  onClose,
}: {
  post: SocialPost;
  platform: string;
  onClose: () => void;
}) {
  const t = useT();
  const { verify } = usePostCalls();
  const { run } = useAction();
  const group = useId();
  const [published, setPublished] = useState<boolean | null>(null);
  const [url, setUrl] = useState('');
  const [busy, setBusy] = useState(false);

  const tell = async () => {
    if (published === null) return;
    setBusy(true);
    const done = await run(verify(post, { published, ...(published && url ? { url } : {}) }), {
      done: 'socialPosts.done.verified',
      failed: 'socialPosts.errors.update',
    });
    setBusy(false);
    if (done) onClose();
  };
  return (
    <div css={{ display: 'grid', gap: 16 }}>
      <p>{t('socialPosts.verify.body', { platform })}</p>
      <div css={{ display: 'grid', gap: 8 }}>
        <RadioOption
          name={group}
          label={t('socialPosts.verify.published')}
          hint={t('socialPosts.verify.publishedHint')}
          checked={published === true}
          onChoose={() => setPublished(true)}
        />
        <RadioOption
          name={group}
          label={t('socialPosts.verify.missing')}
          hint={t('socialPosts.verify.missingHint')}
          checked={published === false}
          onChoose={() => setPublished(false)}
        />
      </div>
      {published && (
        <TextField
          label={t('socialPosts.verify.url')}
          type="url"
          placeholder="https://"
          error={isLink(url) ? null : t('social.instructions.linkInvalid')}
          value={url}
          onChange={(text) => setUrl(text.trim())}
        />
      )}
      <div css={{ display: 'flex', gap: 8, justifyContent: 'flex-end' }}>
        <Button variant="secondary" onClick={onClose}>
          {t('socialPosts.editor.cancel')}
        </Button>
        <Button busy={busy} disabled={published === null || !isLink(url)} onClick={() => void tell()}>
          {t('socialPosts.verify.confirm')}
        </Button>
      </div>
    </div>
  );
}
