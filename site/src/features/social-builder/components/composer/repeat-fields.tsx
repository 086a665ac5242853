import { useT } from '../../../../i18n';
import { Columns } from '../../../../shared/builder/section';
import { NumberField } from '../../../../ui/number-field';
import { SelectField } from '../../../../ui/select-field';
import { MAX_TIMES, REPEATS, type Repeat } from '../../model/composer';

interface RepeatFieldsProps {
  repeat: Repeat;
  times: number;
  onChange: (changes: { repeat?: Repeat; times?: number }) => void;
}

/** Whether a post comes back, and how often: each time is a post of its own that can be changed. */
export function RepeatFields({ repeat, times, onChange }: RepeatFieldsProps) {
  const t = useT();
  const options = (Object.keys(REPEATS) as Repeat[]).map((value) => ({
    value,
    label: t(`socialComposer.repeats.${value}`),
  }));
  return (
    <Columns>
      <SelectField
        label={t('socialComposer.repeat')}
        value={repeat}
        options={options}
        onChange={(chosen) => onChange({ repeat: chosen })}
      />
      {repeat !== 'never' && (
        <NumberField
          label={t('socialComposer.times')}
          value={times}
          min={2}
          max={MAX_TIMES}
          onChange={(chosen) => onChange({ times: chosen })}
        />
      )}
    </Columns>
  );
}
