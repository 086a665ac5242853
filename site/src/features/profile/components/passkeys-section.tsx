import { PASSKEY_LIMITS, type Passkey, type Profile } from '@contract';
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLocale, useT } from '../../../i18n';
import { formatDate } from '../../../lib/dates';
import { LoadFailure } from '../../../shared/load-failure';
import { passkeyCalls } from '../../../shared/security/passkey-calls';
import { knowsPasskeys } from '../../../shared/security/passkey-device';
import { ProofForm } from '../../../shared/security/proof-form';
import { useSession } from '../../../shared/session';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast';
import { tokens } from '../../../ui/tokens';
import { usePasskeys } from '../api/use-passkeys';
import { useSecondFactor } from '../api/use-second-factor';
import { AddPasskey } from './add-passkey';
import { RecoveryLeft, RenewRecoveryCodes } from './recovery-status';
import { RenamePasskey } from './rename-passkey';
import { Section } from './section';

type Open = { name: 'add' } | { name: 'rename' | 'remove'; passkey: Passkey } | null;

/** Passkeys: which ones the person has, another one, another name, one less. */
export function PasskeysSection({ profile: { hasPassword, account } }: { profile: Profile }) {
  const t = useT();
  const { update } = useSession();
  const { mutate } = useSWRConfig();
  const { passkeys, offered, error, reload, reloading } = usePasskeys();
  const { secondFactor, reload: reloadSecondFactor } = useSecondFactor();
  const [known, setKnown] = useState(true);
  const [open, setOpen] = useState<Open>(null);
  useEffect(() => setKnown(knowsPasskeys()), []);

  const refresh = () => {
    reload();
    reloadSecondFactor();
    // Other sessions may have been ended.
    void mutate('/me/sessions');
  };
  const close = () => setOpen(null);
  const hasOnlyPasskeys = secondFactor && !secondFactor.enabledAt && passkeys && passkeys.length > 0;

  return (
    <Section id="passkeys" title={t('security.passkeys.title')} lead={t('security.passkeys.lead')}>
      {passkeys && passkeys.length > 0 && (
        <ul aria-label={t('security.passkeys.title')} css={{ listStyle: 'none', display: 'grid' }}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setOpen({ name: 'rename', passkey })}
              onRemove={() => setOpen({ name: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      {!passkeys && error && (
        <LoadFailure
          title={t('security.passkeys.loadFailed')}
          error={error}
          onRetry={reload}
          retrying={reloading}
        />
      )}
      {!passkeys && !error && <Skeleton lines={2} />}
      {passkeys?.length === 0 && <p>{t('security.passkeys.none')}</p>}
      {hasOnlyPasskeys && <RecoveryLeft left={secondFactor.recoveryCodesLeft} />}
      {!hasPassword ? (
        <Notice tone="info">{t('security.needsPassword')}</Notice>
      ) : !offered ? (
        <Notice tone="info">{t('security.passkeys.unavailable')}</Notice>
      ) : (
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {known && (
            <Button
              icon="lock"
              disabled={!passkeys || passkeys.length >= PASSKEY_LIMITS.perPerson}
              onClick={() => setOpen({ name: 'add' })}
            >
              {t('security.passkeys.add')}
            </Button>
          )}
          {hasOnlyPasskeys && <RenewRecoveryCodes email={account.email} onRenewed={reloadSecondFactor} />}
          {!known && <Notice tone="info">{t('security.passkeys.unsupported')}</Notice>}
        </div>
      )}
      <Dialog title={t('security.passkeys.addTitle')} open={open?.name === 'add'} onClose={close}>
        <AddPasskey
          email={account.email}
          onAdded={(added) => {
            toast.success(t('security.passkeys.done'));
            update(added.account);
            refresh();
          }}
          onDone={close}
        />
      </Dialog>
      <Dialog title={t('security.passkeys.renameTitle')} open={open?.name === 'rename'} onClose={close}>
        {open?.name === 'rename' && (
          <RenamePasskey
            passkey={open.passkey}
            onDone={() => {
              toast.success(t('security.passkeys.renamed'));
              reload();
              close();
            }}
          />
        )}
      </Dialog>
      <Dialog title={t('security.passkeys.removeTitle')} open={open?.name === 'remove'} onClose={close}>
        {open?.name === 'remove' && (
          <ProofForm
            asks={['password', 'code']}
            takesRecoveryCode
            tone="danger"
            submitLabel={t('security.passkeys.removeSubmit')}
            onSubmit={async (proof) => {
              update(await passkeyCalls.remove(open.passkey.id, proof));
              toast.success(t('security.passkeys.removed'));
              refresh();
              close();
            }}
          >
            <p>{t('security.passkeys.removeBody', { name: open.passkey.name })}</p>
          </ProofForm>
        )}
      </Dialog>
    </Section>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({
  passkey: { name, synced, createdAt, lastUsedAt },
  onRename,
  onRemove,
}: PasskeyRowProps) {
  const t = useT();
  const { locale } = useLocale();
  const facts = [
    t('security.passkeys.added', { date: formatDate(createdAt, locale) }),
    ...(lastUsedAt ? [t('security.passkeys.used', { date: formatDate(lastUsedAt, locale) })] : []),
  ];
  return (
    <li
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '8px 12px',
        alignItems: 'center',
        paddingBlock: 12,
        borderBottom: `1px solid ${tokens.color.line}`,
        '&:first-of-type': { paddingTop: 0 },
      }}
    >
      <div css={{ display: 'grid', gap: 2, flex: '1 1 200px', minWidth: 0 }}>
        <span css={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
          <span css={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</span>
          {synced && <Badge tone="neutral">{t('security.passkeys.synced')}</Badge>}
        </span>
        <span css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{facts.join(', ')}</span>
      </div>
      <Button
        size="s"
        variant="secondary"
        aria-label={t('security.passkeys.renameLabel', { name })}
        onClick={onRename}
      >
        {t('security.passkeys.rename')}
      </Button>
      <Button
        size="s"
        variant="secondary"
        aria-label={t('security.passkeys.removeLabel', { name })}
        onClick={onRemove}
      >
        {t('security.passkeys.remove')}
      </Button>
    </li>
  );
}
