import type { Account, PutAvatar } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../i18n';
import { ApiFailure } from '../../../lib/http';
import { Avatar } from '../../../shared/account/account-menu';
import { PicturePicker } from '../../../shared/avatar/picture-picker';
import { useSession } from '../../../shared/session';
import { Button } from '../../../ui/button';
import { Spinner } from '../../../ui/spinner';
import { toast } from '../../../ui/toast';
import { tokens } from '../../../ui/tokens';
import { profileCalls } from '../api/profile-calls';

interface AvatarFieldProps {
  account: Account;
  /** Nothing else is saved meanwhile. */
  onBusy: (busy: boolean) => void;
}

/** The person's picture: chosen, cut to a square, kept at once. */
export function AvatarField({ account, onBusy }: AvatarFieldProps) {
  const t = useT();
  const errorText = useErrorText();
  const { update } = useSession();
  const [busy, setBusy] = useState(false);
  const url = account.avatarUrl;

  const refuse = (reason: string) => toast.error(t('profile.avatar.failed'), reason);
  const run = async (action: () => Promise<PutAvatar['response']>, done: 'uploaded' | 'removed') => {
    setBusy(true);
    onBusy(true);
    try {
      update((await action()).data);
      toast.success(t(`profile.avatar.${done}`), t(`profile.avatar.${done}Body`));
    } catch (failure) {
      const known = failure instanceof ApiFailure && failure.code !== 'INTERNAL';
      refuse(known ? errorText(failure) : t('profile.avatar.failedBody'));
    } finally {
      setBusy(false);
      onBusy(false);
    }
  };

  return (
    <div
      role="group"
      aria-label={t('profile.avatar.label')}
      css={{ display: 'flex', flexWrap: 'wrap', gap: 20 }}
    >
      <Avatar account={account} size={88} />
      <div css={{ display: 'grid', gap: 8, alignContent: 'center', flex: '1 1 220px' }}>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
          <PicturePicker
            label={t('profile.avatar.upload')}
            // The whole square is kept; where it shows, it is shown round.
            shape="square"
            onRefused={(reason) => refuse(t(`profile.avatar.${reason}`))}
            onCropped={(file) => void run(() => profileCalls.putAvatar(file), 'uploaded')}
          >
            {(choose) => (
              <Button size="s" variant="secondary" icon="upload" disabled={busy} onClick={choose}>
                {t(url ? 'profile.avatar.change' : 'profile.avatar.upload')}
              </Button>
            )}
          </PicturePicker>
          {url && (
            <Button
              size="s"
              variant="ghost"
              disabled={busy}
              onClick={() => void run(profileCalls.removeAvatar, 'removed')}
            >
              {t('profile.avatar.remove')}
            </Button>
          )}
          {busy && (
            <span role="status" css={{ display: 'inline-flex', gap: 8, color: tokens.color.muted }}>
              <Spinner size={18} />
              {t('profile.avatar.uploading')}
            </span>
          )}
        </div>
        <span css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('profile.avatar.hint')}</span>
      </div>
    </div>
  );
}
