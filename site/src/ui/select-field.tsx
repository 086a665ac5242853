import { controlStyles, FieldFrame, type FieldProps } from './field';
import { Icon } from './icon';

export interface SelectFieldProps<Value extends string> extends FieldProps {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
  disabled?: boolean;
  name?: string;
  autoComplete?: string;
}

/** One of a few values; the system's own list, which every phone and screen reader knows. */
export function SelectField<Value extends string>({
  label,
  error,
  hint,
  required,
  labelHidden,
  value,
  onChange,
  options,
  ...native
}: SelectFieldProps<Value>) {
  return (
    <FieldFrame label={label} error={error} hint={hint} required={required} labelHidden={labelHidden}>
      {(control) => (
        <span css={{ position: 'relative', display: 'block' }}>
          <select
            {...control}
            {...native}
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value);
              if (chosen) onChange(chosen.value);
            }}
            css={[controlStyles, { appearance: 'none', paddingRight: 40 }]}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span css={{ position: 'absolute', right: 12, top: 12, pointerEvents: 'none', display: 'flex' }}>
            <Icon name="chevron-down" />
          </span>
        </span>
      )}
    </FieldFrame>
  );
}
