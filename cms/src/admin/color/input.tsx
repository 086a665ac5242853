import { useField } from '@strapi/admin/strapi-admin';
import { Field, Flex, TextInput } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { FieldInputProps } from '../field-input-props';

const HEX = /^#[0-9a-f]{6}$/i;

/** A colour from the browser's own picker, or written as `#rrggbb`. */
export default function ColorInput({
  name,
  label,
  labelAction,
  hint,
  required = false,
  disabled = false,
}: FieldInputProps) {
  const { formatMessage } = useIntl();
  const field = useField<string | null>(name);
  const text = field.value ?? '';
  const isColor = HEX.test(text);
  const change = (value: string) => field.onChange(name, value === '' ? null : value);
  const invalid = text === '' || isColor ? undefined : formatMessage({ id: 'officina.color.invalid' });
  return (
    <Field.Root name={name} id={name} hint={hint} error={invalid ?? field.error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Flex gap={2} alignItems="stretch">
        <input
          type="color"
          aria-label={formatMessage({ id: 'officina.color.pick' }, { label })}
          value={isColor ? text : '#ffffff'}
          disabled={disabled}
          onChange={(event) => change(event.target.value)}
          style={{ width: 48, height: 'auto', border: 0, padding: 0, background: 'none' }}
        />
        <TextInput
          name={name}
          value={text}
          disabled={disabled}
          onChange={(event) => change(event.target.value.trim())}
        />
      </Flex>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
