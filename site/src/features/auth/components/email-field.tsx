import type { ComponentProps } from 'react';
import { LIMITS } from '@contract';
import { useT } from '../../../i18n';
import { TextField } from '../../../ui/text-field';

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

/** The address that somebody signs in with, as browsers and password managers know it. */
export function EmailField(props: EmailFieldProps) {
  const t = useT();
  return (
    <TextField
      label={t('auth.email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      spellCheck={false}
      maxLength={LIMITS.email.max}
      {...props}
    />
  );
}
