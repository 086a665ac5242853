import type { AssistantConversation, AssistantShare } from '@contract';
import { useState } from 'react';
import { useErrorText, useLocale, useT } from '../../../i18n';
import { formatDateTime } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { TextField } from '../../../ui/text-field';
import { toast } from '../../../ui/toast';
import { tokens } from '../../../ui/tokens';
import { assistantApi } from '../api/assistant-api';

interface ShareDialogProps {
  conversation: AssistantConversation;
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** A link to the conversation as it is now, for whoever has it, until it is taken back. */
export function ShareDialog({ conversation, open, onClose, onChanged }: ShareDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const [share, setShare] = useState<AssistantShare | null>(conversation.share);
  const [busy, setBusy] = useState<'share' | 'unshare' | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const address = share ? new URL(share.path, window.location.origin).href : '';

  const attempt = async (what: 'share' | 'unshare', work: () => Promise<AssistantShare | null>) => {
    setBusy(what);
    setFailure(null);
    try {
      setShare(await work());
      onChanged();
    } catch (refused) {
      setFailure(refused);
    } finally {
      setBusy(null);
    }
  };
  const create = () => attempt('share', () => assistantApi.share(conversation.id));
  const revoke = () =>
    attempt('unshare', async () => {
      await assistantApi.unshare(conversation.id);
      toast.success(t('assistant.share.revoked'));
      return null;
    });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(t('assistant.share.copied'));
    } catch {
      toast.error(t('assistant.share.copyFailed'));
    }
  };

  return (
    <Dialog
      title={t('assistant.share.title')}
      open={open}
      onClose={onClose}
      actions={
        share ? (
          <>
            <Button variant="ghost" busy={busy === 'unshare'} onClick={() => void revoke()}>
              {t('assistant.share.revoke')}
            </Button>
            <Button variant="secondary" busy={busy === 'share'} onClick={() => void create()}>
              {t('assistant.share.refresh')}
            </Button>
            <Button icon="copy" onClick={() => void copy()}>
              {t('assistant.share.copy')}
            </Button>
          </>
        ) : (
          <Button icon="link" busy={busy === 'share'} onClick={() => void create()}>
            {t('assistant.share.create')}
          </Button>
        )
      }
    >
      <div css={{ display: 'grid', gap: 14 }}>
        <p>{t('assistant.share.body')}</p>
        {share && (
          <TextField
            label={t('assistant.share.link')}
            value={address}
            readOnly
            onChange={() => undefined}
            onFocus={(event) => event.target.select()}
            hint={t('assistant.share.asOf', { when: formatDateTime(share.sharedAt, locale) })}
          />
        )}
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('assistant.share.privacy')}</p>
        {failure !== null && <Notice tone="error">{errorText(failure)}</Notice>}
      </div>
    </Dialog>
  );
}
