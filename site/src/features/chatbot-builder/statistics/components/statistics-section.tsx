import { STATISTICS_LIMITS, type GetChatbotStatistics } from '@contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useErrorText, useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { Button } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/empty-state';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { toast } from '../../../../ui/toast';
import { saveStatistics } from '../api/save-statistics';
import { useStatistics } from '../api/use-statistics';
import { periodOf, queryOf, type ChosenPeriod } from '../model/statistics-period';
import { useBuilderState } from '../../components/builder-context';
import { Section } from '../../../../shared/builder/section';
import { CreditOrderNote } from './credit-order-note';
import { DaysChart } from './days-chart';
import { Figures } from './figures';
import { HeatMap } from './heat-map';
import { ModelUsageCard } from './model-usage-card';
import { PeriodPicker } from './period-picker';
import { TopQuestions, UnansweredQuestions } from './question-list';
import { UsageCard } from './usage-card';

type Statistics = GetChatbotStatistics['response']['data'];

/** How much the bot is used this month, and how it did over the days that the address names. */
export function StatisticsSection() {
  const t = useT();
  const errorText = useErrorText();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const [params, setParams] = useSearchParams();
  const [saving, setSaving] = useState(false);
  const chosen = periodOf(params);
  const { statistics, error, reload, reading } = useStatistics(chatbotId, chosen);

  const put = (changes: Record<string, string>, replace = false) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace },
    );
  const save = async (days: Statistics['period']) => {
    setSaving(true);
    try {
      await saveStatistics(chatbotId, chosen, days);
    } catch {
      toast.error(t('builderStatistics.exportFailed'));
    } finally {
      setSaving(false);
    }
  };

  const tooLong = error instanceof ApiFailure && error.fields.from === 'max';
  const failure = error && (
    <Notice
      tone={statistics ? 'warning' : 'error'}
      title={t(statistics && !tooLong ? 'builderStatistics.stale' : 'builderStatistics.failed')}
      action={
        !tooLong && (
          <Button size="s" variant="secondary" icon="refresh" busy={reading} onClick={reload}>
            {t('common.retry')}
          </Button>
        )
      }
    >
      {tooLong ? t('builderStatistics.tooLong', { count: STATISTICS_LIMITS.maxDays }) : errorText(error)}
    </Notice>
  );

  return (
    <Section
      title={t('builderStatistics.title')}
      lead={t('builderStatistics.lead')}
      actions={
        statistics && (
          <Button
            size="s"
            variant="secondary"
            icon="download"
            busy={saving}
            onClick={() => void save(statistics.period)}
          >
            {t('builderStatistics.export')}
          </Button>
        )
      }
    >
      <CreditOrderNote
        orderId={params.get('order')}
        onPaid={reload}
        onClose={() => put({ order: '' }, true)}
      />
      {statistics && <UsageCard {...statistics.usage} />}
      {statistics && <ModelUsageCard spending={statistics.model} months={statistics.modelMonths} />}
      <PeriodPicker
        chosen={chosen}
        days={statistics?.period}
        onChoose={(next: ChosenPeriod) => put(queryOf(next))}
      />
      {failure}
      {!statistics && !error && <Loading />}
      {statistics && (
        // While another period is read the last one stays, paler.
        <div
          aria-busy={reading}
          css={{ display: 'grid', gap: 20, minWidth: 0, transition: 'opacity 120ms' }}
          style={{ opacity: reading ? 0.7 : 1 }}
        >
          <Period {...statistics} />
        </div>
      )}
    </Section>
  );
}

function Period(statistics: Statistics) {
  const t = useT();
  const { current, days, heat, topQuestions, unansweredQuestions } = statistics;
  if (current.conversations === 0 && current.messages === 0) {
    return (
      <EmptyState icon="chart" title={t('builderStatistics.empty')}>
        {t('builderStatistics.emptyBody')}
      </EmptyState>
    );
  }
  return (
    <>
      <Figures current={current} previous={statistics.previous} />
      <DaysChart days={days} />
      <HeatMap heat={heat} />
      <UnansweredQuestions questions={unansweredQuestions} />
      <TopQuestions questions={topQuestions} />
    </>
  );
}

function Loading() {
  return (
    <div css={{ display: 'grid', gap: 16 }}>
      <Skeleton height={140} />
      <Skeleton height={220} />
    </div>
  );
}
