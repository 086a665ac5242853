import type { SocialPost } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { serverNow } from '../../../../lib/server-clock';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { tokens } from '../../../../ui/tokens';
import { usePostCalls } from '../../api/use-post-calls';
import { instantOf, onClocks } from '../../model/post-time';
import { useAction } from './use-action';
import { WhenFields } from './when-fields';

interface MoveDialogProps {
  post: SocialPost | null;
  onClose: () => void;
}

/** Another day and time for a post, by keyboard as well as by hand. */
export function MoveDialog({ post, onClose }: MoveDialogProps) {
  const t = useT();
  return (
    <Dialog title={t('socialPosts.move.title')} open={post !== null} onClose={onClose} width={460}>
      {post && <MoveForm key={post.id} post={post} onClose={onClose} />}
    </Dialog>
  );
}

function MoveForm({ post, onClose }: { post: SocialPost; onClose: () => void }) {
  const t = useT();
  const { update } = usePostCalls();
  const { run } = useAction();
  const { timezone } = post;
  const [when, setWhen] = useState(() =>
    onClocks(post.scheduledFor ?? new Date(serverNow()).toISOString(), timezone),
  );
  const [busy, setBusy] = useState(false);

  const move = async () => {
    setBusy(true);
    const scheduledFor = instantOf(when.day, when.time, timezone);
    const done = await run(update(post.id, { version: post.version, scheduledFor }), {
      done: 'socialPosts.done.moved',
      failed: 'socialPosts.errors.update',
    });
    setBusy(false);
    if (done) onClose();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void move();
      }}
      css={{ display: 'grid', gap: 16 }}
    >
      <WhenFields
        {...when}
        timezone={timezone}
        onDay={(day) => setWhen({ ...when, day })}
        onTime={(time) => setWhen({ ...when, time })}
      />
      <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('socialPosts.move.body')}</p>
      <div css={{ display: 'flex', gap: 8, justifyContent: 'flex-end' }}>
        <Button variant="secondary" onClick={onClose}>
          {t('socialPosts.editor.cancel')}
        </Button>
        <Button type="submit" busy={busy} disabled={!when.day || !when.time}>
          {t('socialPosts.move.confirm')}
        </Button>
      </div>
    </form>
  );
}
