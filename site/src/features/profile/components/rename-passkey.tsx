import { PASSKEY_LIMITS, type Passkey } from '@contract';
import { useErrorText, useT } from '../../../i18n';
import { useForm } from '../../../shared/forms/use-form';
import { useSubmission } from '../../../shared/forms/use-submission';
import { passkeyCalls } from '../../../shared/security/passkey-calls';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { TextField } from '../../../ui/text-field';

/** Another name for a passkey. */
export function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const { element, fields, problems, control, refuse } = useForm<'name', 'required'>({
    initial: { name: passkey.name },
  });
  const { busy, failure, onSubmit } = useSubmission<'name', 'required'>({
    refuse,
    validate: () => (fields.name.trim() === '' ? { name: 'required' } : {}),
    send: async () => {
      await passkeyCalls.rename(passkey.id, fields.name.trim());
      onDone();
    },
    problemsOf: () => ({}),
  });
  return (
    <form ref={element} noValidate onSubmit={onSubmit} css={{ display: 'grid', gap: 16 }}>
      {failure && (
        <Notice tone="error" title={t('security.failed')}>
          {errorText(failure)}
        </Notice>
      )}
      <TextField
        {...control('name')}
        required
        label={t('security.passkeys.name')}
        maxLength={PASSKEY_LIMITS.name}
        autoComplete="off"
        error={problems.name && t('security.passkeys.nameRequired')}
      />
      <span>
        <Button type="submit" busy={busy}>
          {t('security.passkeys.renameSubmit')}
        </Button>
      </span>
    </form>
  );
}
