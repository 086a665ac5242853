import { useEffect, useState } from 'react';
import { TextField, type TextFieldProps } from './text-field';

export interface NumberFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode'> {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
}

/**
 * A whole number. What is typed stays as typed until the field is left: correcting "1" to "12" must not jump to the
 * minimum in between.
 */
export function NumberField({ value, onChange, min = 0, max = Infinity, onBlur, ...rest }: NumberFieldProps) {
  const [draft, setDraft] = useState(String(value));
  useEffect(() => setDraft(String(value)), [value]);
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      value={draft}
      onChange={(text) => {
        const digits = text.replace(/[^\d]/g, '');
        setDraft(digits);
        const number = Number(digits);
        if (digits && number >= min && number <= max) onChange(number);
      }}
      onBlur={(event) => {
        const number = Math.min(max, Math.max(min, Number(draft) || min));
        setDraft(String(number));
        if (number !== value) onChange(number);
        onBlur?.(event);
      }}
    />
  );
}
