import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useErrorText, useT } from '../../../../i18n';
import { today } from '../../../../lib/dates';
import { addDays } from '../../../../lib/days';
import { Section } from '../../../../shared/builder/section';
import { Button } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/empty-state';
import { Notice } from '../../../../ui/notice';
import { Segments } from '../../../../ui/segments';
import { Skeleton } from '../../../../ui/skeleton';
import { toast } from '../../../../ui/toast';
import { useStatistics } from '../../api/use-statistics';
import { useSocialProjectContext } from '../social-project-context';
import { BestTimes } from './best-times';
import { InteractionsChart } from './interactions-chart';
import { PlatformFigures } from './platform-figures';
import { PublishedPosts } from './published-posts';
import { TotalFigures } from './total-figures';

const PERIODS = { d7: 7, d30: 30, d90: 90, d365: 365 } as const;
type Period = keyof typeof PERIODS;
const NAMES = Object.keys(PERIODS) as Period[];

/** Statistiche: how published posts are doing. What a network does not say is unknown, never zero. */
export function StatisticsSection() {
  const t = useT();
  const errorText = useErrorText();
  const { networks } = useSocialProjectContext();
  const [search, setSearch] = useSearchParams();
  const [saving, setSaving] = useState(false);
  const period = NAMES.find((name) => name === search.get('period')) ?? 'd30';
  const to = today();
  const { statistics, error, reload, save } = useStatistics({ from: addDays(to, 1 - PERIODS[period]), to });

  const choose = (chosen: Period) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.set('period', chosen);
      return next;
    });
  const download = async () => {
    setSaving(true);
    try {
      await save();
    } catch (failure) {
      toast.error(t('socialPosts.statistics.csvFailed'), errorText(failure));
    } finally {
      setSaving(false);
    }
  };

  return (
    <Section
      title={t('social.sections.statistics')}
      lead={t('socialPosts.statistics.lead')}
      actions={
        <>
          <Segments
            label={t('socialPosts.statistics.period')}
            value={period}
            options={NAMES.map((name) => ({
              value: name,
              label: t(`socialPosts.statistics.periods.${name}`),
            }))}
            onChange={choose}
          />
          <Button
            size="s"
            variant="secondary"
            icon="download"
            busy={saving}
            disabled={!statistics || statistics.total.posts === 0}
            onClick={() => void download()}
          >
            {t('socialPosts.statistics.csv')}
          </Button>
        </>
      }
    >
      {networks.some(({ mode }) => mode === 'simulation') && (
        <Notice tone="info">{t('socialPosts.statistics.simulation')}</Notice>
      )}
      {error !== undefined && !statistics && (
        <Notice
          tone="error"
          action={
            <Button size="s" variant="secondary" onClick={() => void reload()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('socialPosts.statistics.failed')}
        </Notice>
      )}
      {!statistics && error === undefined && <Skeleton lines={8} />}
      {statistics && statistics.total.posts === 0 && (
        <EmptyState icon="chart" title={t('socialPosts.statistics.none')}>
          <p>{t('socialPosts.statistics.noneBody')}</p>
        </EmptyState>
      )}
      {statistics && statistics.total.posts > 0 && (
        <>
          <TotalFigures total={statistics.total} />
          <InteractionsChart days={statistics.days} />
          <PlatformFigures platforms={statistics.platforms} />
          <BestTimes times={statistics.bestTimes} />
          <PublishedPosts />
        </>
      )}
    </Section>
  );
}
