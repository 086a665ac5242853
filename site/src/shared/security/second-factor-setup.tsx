import type { Account, EnableSecondFactor, SetUpSecondFactor } from '@contract';
import { useState } from 'react';
import { useT } from '../../i18n';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast';
import { tokens } from '../../ui/tokens';
import { ProofForm } from './proof-form';
import { QrCode } from './qr-code';
import { RecoveryCodes } from './recovery-codes';
import { securityCalls } from './security-calls';
import { useCopyText } from './use-copy-text';

type Step =
  | { name: 'password' }
  | { name: 'app'; key: SetUpSecondFactor['response']['data'] }
  | { name: 'codes'; enabled: EnableSecondFactor['response']['data'] };

interface SecondFactorSetupProps {
  email: string;
  /** It counts from now on; the recovery codes are still to be stored. */
  onEnabled?: () => void;
  onDone: (account: Account) => void;
}

/** From the password over the app's first code to the recovery codes. */
export function SecondFactorSetup({ email, onEnabled, onDone }: SecondFactorSetupProps) {
  const t = useT();
  const [step, setStep] = useState<Step>({ name: 'password' });

  if (step.name === 'password')
    return (
      <ProofForm
        asks={['password']}
        submitLabel={t('security.setup.continue')}
        onSubmit={async ({ password }) => setStep({ name: 'app', key: await securityCalls.setUp(password) })}
      >
        <p>{t('security.setup.start')}</p>
      </ProofForm>
    );
  if (step.name === 'app')
    return (
      <ProofForm
        // The field of the password is another one: nothing of it stays.
        key="app"
        asks={['code']}
        submitLabel={t('security.setup.confirm')}
        onSubmit={async ({ code }) => {
          const enabled = await securityCalls.enable(code);
          toast.success(t('security.setup.done'), t('security.setup.doneBody'));
          setStep({ name: 'codes', enabled });
          onEnabled?.();
        }}
      >
        <AppKey {...step.key} />
      </ProofForm>
    );
  const { account, recoveryCodes } = step.enabled;
  return (
    <section css={{ display: 'grid', gap: 12 }}>
      <h3 css={{ fontSize: tokens.size.l }}>{t('security.recovery.title')}</h3>
      <RecoveryCodes codes={recoveryCodes} email={email} onDone={() => onDone(account)} />
    </section>
  );
}

/** The key for the app: to be scanned, or typed in groups of four. */
function AppKey({ secret, uri }: SetUpSecondFactor['response']['data']) {
  const t = useT();
  const copy = useCopyText();
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: 20, alignItems: 'flex-start' }}>
      <figure css={{ display: 'grid', gap: 8, margin: 0 }}>
        <figcaption css={{ fontWeight: 600 }}>{t('security.setup.scan')}</figcaption>
        <QrCode text={uri} label={t('security.setup.qr')} />
      </figure>
      <div css={{ display: 'grid', gap: 8, flex: '1 1 200px', minWidth: 0, justifyItems: 'start' }}>
        <p css={{ fontWeight: 600 }}>{t('security.setup.key')}</p>
        <code css={{ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere', lineHeight: 1.7 }}>
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
        <Button variant="secondary" size="s" icon="copy" onClick={() => void copy(secret)}>
          {t('security.setup.copyKey')}
        </Button>
      </div>
    </div>
  );
}
