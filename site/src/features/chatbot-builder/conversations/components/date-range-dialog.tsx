import { useEffect, useState } from 'react';
import { useT } from '../../../../i18n';
import { today } from '../../../../lib/dates';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Notice } from '../../../../ui/notice';
import { TextField } from '../../../../ui/text-field';
import { rangeProblem, type DateRange, type RangeProblem } from '../model/date-range';

interface DateRangeDialogProps extends DateRange {
  open: boolean;
  onClose: () => void;
  onApply: (range: DateRange) => void;
}

const WORDS = { both: 'rangeBoth', future: 'rangeFuture', order: 'rangeOrder' } as const satisfies Record<
  RangeProblem,
  string
>;

/** From which day to which, in Rome. */
export function DateRangeDialog({ open, from, to, onClose, onApply }: DateRangeDialogProps) {
  const t = useT();
  const [range, setRange] = useState<DateRange>({ from, to });
  const [problem, setProblem] = useState<RangeProblem | null>(null);
  useEffect(() => {
    if (!open) return;
    setRange({ from, to });
    setProblem(null);
  }, [open, from, to]);

  const change = (patch: Partial<DateRange>) => {
    setRange({ ...range, ...patch });
    setProblem(null);
  };
  const apply = () => {
    const found = rangeProblem(range, today());
    setProblem(found);
    if (found) return;
    onApply(range);
    onClose();
  };

  return (
    <Dialog
      title={t('builderConversations.rangeTitle')}
      open={open}
      onClose={onClose}
      width={420}
      actions={
        <>
          {from && (
            <Button
              variant="ghost"
              onClick={() => {
                onApply({ from: '', to: '' });
                onClose();
              }}
            >
              {t('builderConversations.clearRange')}
            </Button>
          )}
          <Button onClick={apply}>{t('builderConversations.apply')}</Button>
        </>
      }
    >
      <div css={{ display: 'grid', gap: 16 }}>
        <TextField
          label={t('builderConversations.from')}
          type="date"
          value={range.from}
          onChange={(day) => change({ from: day })}
        />
        <TextField
          label={t('builderConversations.to')}
          type="date"
          value={range.to}
          onChange={(day) => change({ to: day })}
        />
        {problem && <Notice tone="error">{t(`builderConversations.${WORDS[problem]}`)}</Notice>}
      </div>
    </Dialog>
  );
}
