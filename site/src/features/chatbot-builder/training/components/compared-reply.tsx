import { COMPARISON_VERDICTS, type ComparedQuestion, type ComparisonVerdict } from '@contract';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { formatNumber } from '../../../../lib/numbers';
import { Button } from '../../../../ui/button';
import { Skeleton } from '../../../../ui/skeleton';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { useCost } from '../../../../shared/models/use-cost';

interface ComparedReplyCellProps {
  /** Who answered. */
  name: string;
  question: string;
  reply: ComparedQuestion['replies']['model'];
  isOver: boolean;
  onJudge: (verdict: ComparisonVerdict | null) => Promise<void>;
}

/** What one side said to one question, what it took, and whether it was right. */
export function ComparedReplyCell({ name, question, reply, isOver, onJudge }: ComparedReplyCellProps) {
  const t = useT();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const costText = useCost();
  const judge = async (verdict: ComparisonVerdict | null) => {
    try {
      await onJudge(verdict);
    } catch (failure) {
      toast.error(t('builderModel.comparison.judgeFailed'), errorText(failure));
    }
  };
  const facts = reply && [
    `${formatNumber(reply.milliseconds, locale)} ms`,
    ...(reply.tokens === null
      ? []
      : [t('builderModel.comparison.tokens', { tokens: formatNumber(reply.tokens, locale) })]),
    ...(reply.cost === null ? [] : [costText(reply.cost)]),
  ];
  return (
    <div
      css={{
        display: 'grid',
        gap: 8,
        alignContent: 'start',
        minWidth: 0,
        padding: '10px 12px',
        borderRadius: tokens.radius.m,
        background: tokens.color.paper,
        fontSize: tokens.size.s,
      }}
    >
      <p css={{ color: tokens.color.muted, overflowWrap: 'anywhere' }}>
        {[name, ...(facts ?? [])].join(' · ')}
      </p>
      {reply ? (
        <>
          {reply.fault && (
            <p css={{ color: tokens.color.amber }}>
              {t('builderModel.comparison.failed')} {t(`builderModel.faults.${reply.fault}`)}
            </p>
          )}
          <p css={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reply.text}</p>
          <div
            role="group"
            aria-label={t('builderModel.comparison.judge', { name, question })}
            css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}
          >
            {COMPARISON_VERDICTS.map((verdict) => {
              const isChosen = reply.verdict === verdict;
              return (
                <Button
                  key={verdict}
                  size="s"
                  variant={isChosen ? 'primary' : 'secondary'}
                  icon={verdict === 'right' ? 'check' : 'x'}
                  aria-pressed={isChosen}
                  onClick={() => void judge(isChosen ? null : verdict)}
                >
                  {t(`builderModel.comparison.verdicts.${verdict}`)}
                </Button>
              );
            })}
          </div>
        </>
      ) : isOver ? (
        <p css={{ color: tokens.color.muted }}>{t('builderModel.comparison.unasked')}</p>
      ) : (
        <Skeleton lines={2} />
      )}
    </div>
  );
}
