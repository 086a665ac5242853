import { useState } from 'react';
import { useT } from '../../../i18n';
import { ProofForm } from '../../../shared/security/proof-form';
import { RecoveryCodes } from '../../../shared/security/recovery-codes';
import { securityCalls } from '../../../shared/security/security-calls';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { tokens } from '../../../ui/tokens';

/** Fewer than this, and it is time for new ones. */
const FEW_CODES = 3;

/** How many recovery codes are left. */
export function RecoveryLeft({ left }: { left: number }) {
  const t = useT();
  return left >= FEW_CODES ? (
    <p css={{ color: tokens.color.muted }}>{t('security.codesLeft', { count: left })}</p>
  ) : (
    <Notice tone="warning">
      {t('security.codesLeft', { count: left })} {t('security.codesFew')}
    </Notice>
  );
}

/** Makes ten new ones, for whoever shows the password and a code. */
export function RenewRecoveryCodes({ email, onRenewed }: { email: string; onRenewed: () => void }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => {
    setOpen(false);
    setCodes(null);
  };
  return (
    <>
      <Button variant="secondary" icon="refresh" onClick={() => setOpen(true)}>
        {t('security.renew')}
      </Button>
      <Dialog title={t('security.recovery.renewTitle')} open={open} onClose={close}>
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
    </>
  );
}
