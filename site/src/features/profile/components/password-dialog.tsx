import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useErrorText, useT } from '../../../i18n';
import { ApiFailure } from '../../../lib/http';
import { useForm } from '../../../shared/forms/use-form';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { PasswordField } from '../../../ui/password-field';
import { TextField } from '../../../ui/text-field';

interface PasswordDialogProps {
  title: string;
  /** What is about to happen. */
  children: ReactNode;
  /** A word to be typed too, where there is no way back. */
  word?: string;
  submitLabel: string;
  failedTitle: string;
  tone?: 'normal' | 'danger';
  open: boolean;
  onClose: () => void;
  /** Throws `ApiFailure`; a wrong password is said at its field. */
  onSubmit: (password: string) => Promise<void>;
}

/** Asks for the password again before something that only the person themselves may do. */
export function PasswordDialog({ open, onClose, title, ...form }: PasswordDialogProps) {
  const formId = useId();
  const t = useT();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      title={title}
      open={open}
      onClose={onClose}
      width={520}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={form.tone === 'danger' ? 'danger' : 'primary'}
            busy={busy}
          >
            {form.submitLabel}
          </Button>
        </>
      }
    >
      <PasswordForm id={formId} onBusy={setBusy} {...form} />
    </Dialog>
  );
}

type Field = 'password' | 'word';
type Problem = 'required' | 'wrong' | 'wordWrong';
interface PasswordFormProps extends Pick<
  PasswordDialogProps,
  'children' | 'word' | 'failedTitle' | 'onSubmit'
> {
  id: string;
  onBusy: (busy: boolean) => void;
}

function PasswordForm({ id, children, word, failedTitle, onSubmit, onBusy }: PasswordFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const { element, fields, problems, control, refuse } = useForm<Field, Problem>({
    initial: { password: '', word: '' },
  });
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const { password } = fields;
    const found: Partial<Record<Field, Problem>> = {
      ...(password === '' ? { password: 'required' } : {}),
      ...(word && fields.word.trim() !== word ? { word: 'wordWrong' } : {}),
    };
    if (refuse(found)) return;
    onBusy(true);
    try {
      await onSubmit(password);
    } catch (refused) {
      const known = refused instanceof ApiFailure ? refused : new ApiFailure(0, 'INTERNAL');
      if (known.fields.password) refuse({ password: 'wrong' });
      else setFailure(known);
    } finally {
      onBusy(false);
    }
  };

  return (
    <form
      id={id}
      ref={element}
      noValidate
      onSubmit={(event) => void submit(event)}
      css={{ display: 'grid', gap: 16 }}
    >
      {children}
      {failure && (
        <Notice tone="error" title={failedTitle}>
          {errorText(failure)}
        </Notice>
      )}
      <PasswordField
        {...control('password')}
        label={t('profile.password.ask')}
        autoComplete="current-password"
        required
        error={
          problems.password &&
          t(problems.password === 'required' ? 'profile.password.required' : 'profile.password.wrong')
        }
      />
      {word && (
        <TextField
          {...control('word')}
          label={t('profile.eraseDialog.wordLabel', { word })}
          autoComplete="off"
          spellCheck={false}
          required
          error={problems.word && t('profile.eraseDialog.wordWrong', { word })}
        />
      )}
    </form>
  );
}
