import { useField } from '@strapi/admin/strapi-admin';
import { Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { linesOf, textsOf } from '../../domain/product/texts';
import type { FieldInputProps } from '../field-input-props';

const sameList = (a: string[], b: string[]): boolean => a.join('\n') === b.join('\n');

/** A list of short texts, which people write one per line and the server keeps as a list. */
export default function TextListInput({
  name,
  label,
  labelAction,
  hint,
  required = false,
  disabled = false,
}: FieldInputProps) {
  const { formatMessage } = useIntl();
  const field = useField<unknown>(name);
  const stored = textsOf(field.value);
  const [text, setText] = useState(() => stored.join('\n'));
  const written = linesOf(text);

  // Another language, or changes that were discarded; not what was just typed, whose empty lines are being filled.
  const isForeign = !sameList(stored, written);
  useEffect(() => {
    if (isForeign) setText(stored.join('\n'));
    // Only when the stored list itself changes.
  }, [stored.join('\n')]);

  const change = (value: string) => {
    setText(value);
    const lines = linesOf(value);
    if (!sameList(lines, stored)) field.onChange(name, lines.length > 0 ? lines : null);
  };
  return (
    <Field.Root name={name} id={name} hint={hint} error={field.error} required={required}>
      <Flex direction="column" alignItems="stretch" gap={1}>
        <Field.Label action={labelAction}>{label}</Field.Label>
        <Textarea
          name={name}
          value={text}
          disabled={disabled}
          rows={Math.max(3, text.split('\n').length + 1)}
          onChange={(event) => change(event.target.value)}
        />
        <Typography variant="pi" textColor="neutral600">
          {formatMessage({ id: 'officina.text-list.count' }, { count: written.length })}
        </Typography>
        <Field.Hint />
        <Field.Error />
      </Flex>
    </Field.Root>
  );
}
