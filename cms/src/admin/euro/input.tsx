import { useField } from '@strapi/admin/strapi-admin';
import { Field, TextInput, Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatEuros, parseEuros } from '../../domain/product/euros';
import type { FieldInputProps } from '../field-input-props';

const textOf = (cents: unknown): string => (typeof cents === 'number' ? formatEuros(cents) : '');

/** An amount that people read and write in euro; the form holds cents. */
export default function EuroInput({
  name,
  label,
  labelAction,
  hint,
  required = false,
  disabled = false,
}: FieldInputProps) {
  const { formatMessage } = useIntl();
  const field = useField<number | null>(name);
  const [text, setText] = useState(() => textOf(field.value));
  const cents = parseEuros(text);
  const isInvalid = text.trim() !== '' && cents === null;

  // The saved entry, or changes that were discarded; not what is being typed.
  useEffect(() => {
    if ((field.value ?? null) !== cents) setText(textOf(field.value));
    // Only when the stored amount itself changes.
  }, [field.value]);

  const change = (value: string) => {
    setText(value);
    field.onChange(name, parseEuros(value));
  };
  return (
    <Field.Root
      name={name}
      id={name}
      hint={hint}
      error={isInvalid ? formatMessage({ id: 'officina.euro.invalid' }) : field.error}
      required={required}
    >
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        name={name}
        value={text}
        inputMode="decimal"
        disabled={disabled}
        endAction={<Typography textColor="neutral600">€</Typography>}
        onChange={(event) => change(event.target.value)}
        onBlur={() => cents !== null && setText(formatEuros(cents))}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
