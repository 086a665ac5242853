import { useState, type KeyboardEvent } from 'react';
import { useT } from '../i18n';
import { IconButton } from './button';
import { TextField, type TextFieldProps } from './text-field';
import { tokens } from './tokens';

/** Whether capitals are locked, as the last key in the field told. */
const useCapsLock = () => {
  const [locked, setLocked] = useState(false);
  // A password manager's keys are no keyboard's, and know no modifiers.
  const look = ({ nativeEvent }: KeyboardEvent) =>
    setLocked(nativeEvent instanceof window.KeyboardEvent && nativeEvent.getModifierState('CapsLock'));
  return { locked, look, forget: () => setLocked(false) };
};

/** A password, hidden until its owner wants to see it; says when capitals are locked, which nobody sees in dots. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const t = useT();
  const [shown, setShown] = useState(false);
  const { locked, look, forget } = useCapsLock();
  return (
    <div>
      <TextField
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={look}
        onKeyUp={look}
        onBlur={forget}
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
      <p
        role="status"
        css={{ color: tokens.color.amber, fontSize: tokens.size.s, '&:not(:empty)': { paddingTop: 6 } }}
      >
        {locked && t('common.capsLock')}
      </p>
    </div>
  );
}
