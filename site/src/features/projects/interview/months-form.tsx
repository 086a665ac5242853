import { useState, type ClipboardEvent, type FormEvent } from 'react';
import { useLocale, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { tokens } from '../../../ui/tokens';

const MONTHS = 12;
const LONGEST = 24;
const EMPTY = Array.from({ length: MONTHS }, () => '');

/** Twelve amounts that were copied together, from a sheet or a text; null for anything else. */
export const pastedMonths = (text: string): string[] | null => {
  const parts = text
    .split(/[;\n\t|]+/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length === MONTHS ? parts : null;
};

interface MonthsFormProps {
  onSend: (text: string) => void;
}

/** A year of amounts, a field for each month. */
export function MonthsForm({ onSend }: MonthsFormProps) {
  const t = useT();
  const { locale } = useLocale();
  const [amounts, setAmounts] = useState(EMPTY);
  const name = (index: number) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2026, index, 1)),
    );
  const isEmpty = amounts.every((amount) => amount.trim() === '');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty) onSend(amounts.map((amount) => amount.trim() || '0').join('; '));
  };
  const paste = (event: ClipboardEvent) => {
    const months = pastedMonths(event.clipboardData.getData('text'));
    if (!months) return;
    event.preventDefault();
    setAmounts(months.map((month) => month.slice(0, LONGEST)));
  };
  return (
    <form
      onSubmit={submit}
      onPaste={paste}
      aria-label={t('interview.months.title')}
      css={{ display: 'grid', gap: 10 }}
    >
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
          gap: 8,
          [tokens.media.narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {amounts.map((amount, index) => (
          <TextField
            key={index}
            label={name(index)}
            value={amount}
            inputMode="decimal"
            autoComplete="off"
            maxLength={LONGEST}
            onChange={(value) =>
              setAmounts((before) => before.map((other, at) => (at === index ? value : other)))
            }
          />
        ))}
      </div>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
        <Button type="submit" size="s" disabled={isEmpty}>
          {t('interview.months.send')}
        </Button>
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.xs }}>{t('interview.months.hint')}</p>
      </div>
    </form>
  );
}
