import type { Account, GetSecondFactor, Profile } from '@contract';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLocale, useT } from '../../../i18n';
import { formatDate } from '../../../lib/dates';
import { LoadFailure } from '../../../shared/load-failure';
import { ProofForm } from '../../../shared/security/proof-form';
import { RecoveryCodes } from '../../../shared/security/recovery-codes';
import { SecondFactorSetup } from '../../../shared/security/second-factor-setup';
import { securityCalls } from '../../../shared/security/security-calls';
import { useSession } from '../../../shared/session';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast';
import { tokens } from '../../../ui/tokens';
import { useSecondFactor } from '../api/use-second-factor';
import { Section } from './section';

/** Fewer than this, and it is time for new ones. */
const FEW_CODES = 3;

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
          onRenewed={reload}
          onRemoved={changed}
        />
      ) : secondFactor ? (
        <TurnedOff email={account.email} onEnabled={() => void mutate('/me/sessions')} onDone={changed} />
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
  onEnabled: () => void;
  onDone: (account: Account) => void;
}

function TurnedOff({ email, onEnabled, onDone }: TurnedOffProps) {
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
      <p>{t('security.off')}</p>
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
  onRenewed: () => void;
  onRemoved: (account: Account) => void;
}

function TurnedOn({ email, enabledAt, left, onRenewed, onRemoved }: TurnedOnProps) {
  const t = useT();
  const { locale } = useLocale();
  const [dialog, setDialog] = useState<'renew' | 'remove' | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => {
    setDialog(null);
    setCodes(null);
  };
  return (
    <>
      <div css={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
        <Badge tone="success">{t('security.on', { date: formatDate(enabledAt, locale) })}</Badge>
        {left >= FEW_CODES ? (
          <p css={{ color: tokens.color.muted }}>{t('security.codesLeft', { count: left })}</p>
        ) : (
          <Notice tone="warning">
            {t('security.codesLeft', { count: left })} {t('security.codesFew')}
          </Notice>
        )}
      </div>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button variant="secondary" icon="refresh" onClick={() => setDialog('renew')}>
          {t('security.renew')}
        </Button>
        <Button variant="secondary" onClick={() => setDialog('remove')}>
          {t('security.turnOff')}
        </Button>
      </div>
      <Dialog title={t('security.recovery.renewTitle')} open={dialog === 'renew'} onClose={close}>
        {codes ? (
          <RecoveryCodes codes={codes} email={email} onDone={close} />
        ) : (
          <ProofForm
            asks={['password', 'code']}
            takesRecoveryCode
            submitLabel={t('security.recovery.renewSubmit')}
            onSubmit={async (proof) => {
              setCodes((await securityCalls.renewRecoveryCodes(proof)).recoveryCodes);
              onRenewed();
            }}
          >
            <p>{t('security.recovery.renewBody')}</p>
          </ProofForm>
        )}
      </Dialog>
      <Dialog title={t('security.remove.title')} open={dialog === 'remove'} onClose={close}>
        <ProofForm
          asks={['password', 'code']}
          takesRecoveryCode
          tone="danger"
          submitLabel={t('security.remove.submit')}
          onSubmit={async (proof) => {
            const account = await securityCalls.remove(proof);
            toast.success(t('security.remove.done'));
            close();
            onRemoved(account);
          }}
        >
          <p>{t('security.remove.body')}</p>
        </ProofForm>
      </Dialog>
    </>
  );
}
