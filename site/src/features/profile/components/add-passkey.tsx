import { PASSKEY_LIMITS, type AddPasskey as Added } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../i18n';
import { useForm } from '../../../shared/forms/use-form';
import { useSubmission } from '../../../shared/forms/use-submission';
import { passkeyCalls } from '../../../shared/security/passkey-calls';
import { PasskeyCancelled } from '../../../shared/security/passkey-device';
import { RecoveryCodes } from '../../../shared/security/recovery-codes';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { PasswordField } from '../../../ui/password-field';
import { TextField } from '../../../ui/text-field';

type AddedPasskey = Added['response']['data'];
type Field = 'name' | 'password';
type Problem = 'required' | 'wrong';

interface AddPasskeyProps {
  email: string;
  /** It counts from now on; recovery codes may still be to be stored. */
  onAdded: (added: AddedPasskey) => void;
  onDone: () => void;
}

/** A name and the password, then the device; with the first second factor come the recovery codes. */
export function AddPasskey({ email, onAdded, onDone }: AddPasskeyProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} email={email} onDone={onDone} />;
  return (
    <AddForm
      onAdded={(added) => {
        onAdded(added);
        if (added.recoveryCodes) setCodes(added.recoveryCodes);
        else onDone();
      }}
    />
  );
}

function AddForm({ onAdded }: { onAdded: (added: AddedPasskey) => void }) {
  const t = useT();
  const errorText = useErrorText();
  const [cancelled, setCancelled] = useState(false);
  const { element, fields, problems, control, refuse } = useForm<Field, Problem>({
    initial: { name: '', password: '' },
  });
  const { busy, failure, onSubmit } = useSubmission<Field, Problem>({
    refuse,
    validate: () => ({
      ...(fields.name.trim() === '' && { name: 'required' as const }),
      ...(fields.password === '' && { password: 'required' as const }),
    }),
    send: async () => {
      setCancelled(false);
      try {
        onAdded(await passkeyCalls.add(fields.name.trim(), fields.password));
      } catch (error) {
        if (!(error instanceof PasskeyCancelled)) throw error;
        setCancelled(true);
      }
    },
    problemsOf: (refused) => (refused.fields.password ? { password: 'wrong' } : {}),
  });
  return (
    <form ref={element} noValidate onSubmit={onSubmit} css={{ display: 'grid', gap: 16 }}>
      <p>{t('security.passkeys.addBody')}</p>
      {cancelled && <Notice tone="warning">{t('security.passkeys.cancelled')}</Notice>}
      {failure && (
        <Notice tone="error" title={t('security.failed')}>
          {failure.code === 'CONFLICT' ? t('security.passkeys.full') : errorText(failure)}
        </Notice>
      )}
      <TextField
        {...control('name')}
        required
        label={t('security.passkeys.name')}
        hint={t('security.passkeys.nameHint')}
        maxLength={PASSKEY_LIMITS.name}
        autoComplete="off"
        error={problems.name && t('security.passkeys.nameRequired')}
      />
      <PasswordField
        {...control('password')}
        required
        label={t('security.password')}
        autoComplete="current-password"
        error={
          problems.password &&
          t(problems.password === 'required' ? 'security.passwordRequired' : 'security.passwordWrong')
        }
      />
      <span>
        <Button type="submit" busy={busy}>
          {t('security.passkeys.continue')}
        </Button>
      </span>
    </form>
  );
}
