import {
  COMPARISON_SIDES,
  type ComparedQuestion,
  type ComparisonSide,
  type ComparisonVerdict,
  type ModelComparison as Comparison,
} from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatRelative } from '../../../../lib/dates';
import { formatNumber } from '../../../../lib/numbers';
import { FigureList } from '../../../../ui/figure-list';
import { Notice } from '../../../../ui/notice';
import { Spinner } from '../../../../ui/spinner';
import { tokens } from '../../../../ui/tokens';
import { totalsOf } from '../model/compared-totals';
import { ComparedReplyCell } from './compared-reply';
import { useCost } from '../../../../shared/models/use-cost';

interface ModelComparisonProps {
  comparison: Comparison;
  onJudge: (id: string, side: ComparisonSide, verdict: ComparisonVerdict | null) => Promise<void>;
}

/** Engine and model on the bot's own questions: what each answered, how fast, for how much, and who was right. */
export function ModelComparison({ comparison, onJudge }: ModelComparisonProps) {
  const t = useT();
  const { locale } = useLocale();
  const { questions, model, finishedAt, isStopped } = comparison;
  const answered = questions.filter(({ replies }) => replies.model !== null).length;
  return (
    <section aria-label={t('builderModel.comparison.title')} css={{ display: 'grid', gap: 14, minWidth: 0 }}>
      <header css={{ display: 'grid', gap: 2 }}>
        <h3 css={{ fontSize: tokens.size.m }}>{t('builderModel.comparison.title')}</h3>
        <p
          role="status"
          css={{
            display: 'flex',
            gap: 8,
            alignItems: 'center',
            color: tokens.color.muted,
            fontSize: tokens.size.s,
          }}
        >
          {finishedAt === null && <Spinner size={14} />}
          {finishedAt === null
            ? t('builderModel.comparison.running', { answered, total: questions.length })
            : t('builderModel.comparison.finished', {
                total: answered,
                when: formatRelative(finishedAt, locale),
              })}
        </p>
      </header>
      {isStopped && <Notice tone="warning">{t('builderModel.comparison.stopped')}</Notice>}
      <div
        css={{
          display: 'grid',
          gap: 12,
          '@media (min-width: 900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {COMPARISON_SIDES.map((side) => (
          <Totals key={side} side={side} model={model} questions={questions} />
        ))}
      </div>
      <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('builderModel.comparison.hint')}</p>
      <ul css={{ display: 'grid', listStyle: 'none', margin: 0, padding: 0, minWidth: 0 }}>
        {questions.map((question) => (
          <li
            key={question.id}
            css={{
              display: 'grid',
              gap: 8,
              minWidth: 0,
              padding: '14px 0',
              borderTop: `1px solid ${tokens.color.line}`,
            }}
          >
            <div css={{ display: 'grid', gap: 2 }}>
              <h4 css={{ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>{question.question}</h4>
              <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
                {t(`builderModel.comparison.from.${question.from}`)}
              </p>
            </div>
            <div
              css={{
                display: 'grid',
                gap: 10,
                '@media (min-width: 900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
              }}
            >
              {COMPARISON_SIDES.map((side) => (
                <ComparedReplyCell
                  key={side}
                  name={side === 'embedded' ? t('builderModel.engines.embedded') : model}
                  question={question.question}
                  reply={question.replies[side]}
                  isOver={finishedAt !== null}
                  onJudge={(verdict) => onJudge(question.id, side, verdict)}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Totals({
  side,
  model,
  questions,
}: {
  side: ComparisonSide;
  model: string;
  questions: readonly ComparedQuestion[];
}) {
  const t = useT();
  const { locale } = useLocale();
  const costText = useCost();
  const { answered, right, wrong, milliseconds, cost } = totalsOf(questions, side);
  const name = side === 'embedded' ? t('builderModel.engines.embedded') : model;
  return (
    <section
      aria-label={name}
      css={{
        display: 'grid',
        gap: 10,
        minWidth: 0,
        padding: 14,
        borderRadius: tokens.radius.m,
        background: tokens.color.paper,
      }}
    >
      <h4 css={{ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</h4>
      <FigureList
        figures={[
          { name: t('builderModel.comparison.right'), value: formatNumber(right, locale) },
          { name: t('builderModel.comparison.wrong'), value: formatNumber(wrong, locale) },
          {
            name: t('builderModel.comparison.unjudged'),
            value: formatNumber(answered - right - wrong, locale),
          },
          {
            name: t('builderModel.comparison.time'),
            value: milliseconds === null ? '–' : `${formatNumber(milliseconds, locale)} ms`,
          },
          {
            name: t('builderModel.comparison.cost'),
            value: cost === null ? t('builderModel.comparison.free') : costText(cost),
          },
        ]}
      />
    </section>
  );
}
