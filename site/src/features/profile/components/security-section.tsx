import type { Account, GetSecondFactor, Profile } from '@contract';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLocale, useT } from '../../../i18n';
import { formatDate } from '../../../lib/dates';
import { LoadFailure } from '../../../shared/load-failure';
import { ProofForm } from '../../../shared/security/proof-form';
import { SecondFactorSetup } from '../../../shared/security/second-factor-setup';
import { securityCalls } from '../../../shared/security/security-calls';
import { useSession } from '../../../shared/session';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast';
import { useSecondFactor } from '../api/use-second-factor';
import { RecoveryLeft, RenewRecoveryCodes } from './recovery-status';
import { Section } from './section';

/** What is asked beside the password, and how it is turned on and off. */
export function SecuritySection({ profile: { hasPassword, account } }: { profile: Profile }) {
  const t = useT();
  const { update } = useSession();
  const { mutate } = useSWRConfig();
  const { secondFactor, error, reload, reloading } = useSecondFactor();
  const refresh = () => {
    reload();
    // Other sessions were ended.
    void mutate('/me/sessions');
  };
  const changed = (next: Account) => {
    update(next);
    refresh();
  };
  return (
    <Section id="security" title={t('security.title')} lead={t('security.lead')}>
      {!hasPassword ? (
        <Notice tone="info">{t('security.needsPassword')}</Notice>
      ) : secondFactor?.enabledAt ? (
        <TurnedOn
          email={account.email}
          enabledAt={secondFactor.enabledAt}
          left={secondFactor.recoveryCodesLeft}
          hasPasskeys={secondFactor.passkeys}
          onRenewed={reload}
          onRemoved={changed}
        />
      ) : secondFactor ? (
        <TurnedOff
          email={account.email}
          hasPasskeys={secondFactor.passkeys}
          onEnabled={() => void mutate('/me/sessions')}
          onDone={changed}
        />
      ) : error ? (
        <LoadFailure title={t('security.loadFailed')} error={error} onRetry={reload} retrying={reloading} />
      ) : (
        <Skeleton lines={2} />
      )}
    </Section>
  );
}

interface TurnedOffProps {
  email: string;
  hasPasskeys: boolean;
  onEnabled: () => void;
  onDone: (account: Account) => void;
}

function TurnedOff({ email, hasPasskeys, onEnabled, onDone }: TurnedOffProps) {
  const t = useT();
  const { mutate } = useSWRConfig();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    // Closed before the end or after it: what the server says counts.
    void mutate('/me/second-factor');
  };
  return (
    <>
      <p>{t(hasPasskeys ? 'security.offPasskeys' : 'security.off')}</p>
      <span>
        <Button icon="shield" onClick={() => setOpen(true)}>
          {t('security.turnOn')}
        </Button>
      </span>
      <Dialog title={t('security.setup.title')} open={open} onClose={close}>
        <SecondFactorSetup
          email={email}
          onEnabled={onEnabled}
          onDone={(account) => {
            setOpen(false);
            onDone(account);
          }}
        />
      </Dialog>
    </>
  );
}

interface TurnedOnProps {
  email: string;
  enabledAt: NonNullable<GetSecondFactor['response']['data']['enabledAt']>;
  left: number;
  /** They go on counting when the app no longer does. */
  hasPasskeys: boolean;
  onRenewed: () => void;
  onRemoved: (account: Account) => void;
}

function TurnedOn({ email, enabledAt, left, hasPasskeys, onRenewed, onRemoved }: TurnedOnProps) {
  const t = useT();
  const { locale } = useLocale();
  const [removing, setRemoving] = useState(false);
  return (
    <>
      <div css={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
        <Badge tone="success">{t('security.on', { date: formatDate(enabledAt, locale) })}</Badge>
        <RecoveryLeft left={left} />
      </div>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <RenewRecoveryCodes email={email} onRenewed={onRenewed} />
        <Button variant="secondary" onClick={() => setRemoving(true)}>
          {t('security.turnOff')}
        </Button>
      </div>
      <Dialog title={t('security.remove.title')} open={removing} onClose={() => setRemoving(false)}>
        <ProofForm
          asks={['password', 'code']}
          takesRecoveryCode
          tone="danger"
          submitLabel={t('security.remove.submit')}
          onSubmit={async (proof) => {
            const account = await securityCalls.remove(proof);
            toast.success(t('security.remove.done'));
            setRemoving(false);
            onRemoved(account);
          }}
        >
          <p>{t(hasPasskeys ? 'security.remove.bodyPasskeys' : 'security.remove.body')}</p>
        </ProofForm>
      </Dialog>
    </>
  );
}
