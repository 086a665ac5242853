import type { SayWindow } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatDay } from '../../../../lib/days';
import { Columns } from '../../../../shared/builder/section';
import { TextField } from '../../../../ui/text-field';

interface WindowFieldsProps {
  value: SayWindow;
  onChange: (value: SayWindow) => void;
}

/** The days between which something may be said. */
export function WindowFields({ value: { from, until }, onChange }: WindowFieldsProps) {
  const t = useT();
  return (
    <Columns>
      <TextField
        type="date"
        label={t('socialProfile.list.from')}
        value={from ?? ''}
        onChange={(day) => onChange({ from: day || null, until })}
      />
      <TextField
        type="date"
        label={t('socialProfile.list.until')}
        value={until ?? ''}
        onChange={(day) => onChange({ from, until: day || null })}
      />
    </Columns>
  );
}

/** The days between which something may be said, in words; '' where any day will do. */
export const useWindowText = () => {
  const t = useT();
  const { locale } = useLocale();
  return ({ from, until }: SayWindow): string => {
    const days = {
      from: from ? formatDay(from, locale, { dateStyle: 'medium' }) : '',
      until: until ? formatDay(until, locale, { dateStyle: 'medium' }) : '',
    };
    if (from && until) return t('socialProfile.list.between', days);
    if (from) return t('socialProfile.list.onlyFrom', days);
    return until ? t('socialProfile.list.onlyUntil', days) : '';
  };
};
