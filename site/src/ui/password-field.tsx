import { useState } from 'react';
import { useT } from '../i18n';
import { IconButton } from './button';
import { TextField, type TextFieldProps } from './text-field';

/** A password, hidden until its owner wants to see it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const t = useT();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={t(shown ? 'common.hidePassword' : 'common.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
