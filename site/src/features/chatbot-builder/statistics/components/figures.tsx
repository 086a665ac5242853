import type { ChatbotFigures } from '@contract';
import type { ReactNode } from 'react';
import { useLocale, useT } from '../../../../i18n';
import { formatNumber, formatShare } from '../../../../lib/numbers';
import { Card } from '../../../../ui/card';
import { tokens } from '../../../../ui/tokens';
import { compareAmounts, compareShares, shareOf, type Comparison } from '../model/comparison';
import { Change } from './change';

interface FiguresProps {
  current: ChatbotFigures;
  previous: ChatbotFigures;
}

/** A period in seven figures, each beside the period before. */
export function Figures({ current, previous }: FiguresProps) {
  const t = useT();
  const { locale } = useLocale();
  const count = (value: number) => formatNumber(value, locale);
  const share = (value: number | null) =>
    value === null ? t('builderStatistics.noData') : formatShare(value, locale);
  const duration = (milliseconds: number) =>
    milliseconds < 1000
      ? t('builderStatistics.milliseconds', { milliseconds: Math.round(milliseconds) })
      : t('builderStatistics.seconds', {
          seconds: formatNumber(milliseconds / 1000, locale, { maximumFractionDigits: 1 }),
        });
  const amounts = (name: 'conversations' | 'messages' | 'personRequests') =>
    compareAmounts(current[name], previous[name]);
  const answered = shareOf(current.answered, current.unanswered);
  const satisfaction = shareOf(current.thumbsUp, current.thumbsDown);
  const { responseTimeP50, responseTimeP95 } = current;

  return (
    <dl
      aria-label={t('builderStatistics.figures')}
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 12,
        // The last row is filled too, however many fit in one.
        '& > *': { flex: '1 1 146px' },
      }}
    >
      <Figure
        label={t('builderStatistics.conversations')}
        value={count(current.conversations)}
        change={amounts('conversations')}
      />
      <Figure
        label={t('builderStatistics.messages')}
        value={count(current.messages)}
        change={amounts('messages')}
      />
      <Figure
        label={t('builderStatistics.answered')}
        value={share(answered)}
        change={compareShares(answered, shareOf(previous.answered, previous.unanswered))}
        better="more"
        points
      >
        {answered === null
          ? t('builderStatistics.noDataHint')
          : t('builderStatistics.unansweredHint', { count: current.unanswered })}
      </Figure>
      <Figure
        label={t('builderStatistics.resolved')}
        value={share(current.resolvedShare)}
        change={compareShares(current.resolvedShare, previous.resolvedShare)}
        better="more"
        points
      >
        {t('builderStatistics.resolvedHint')}
      </Figure>
      <Figure
        label={t('builderStatistics.satisfaction')}
        value={share(satisfaction)}
        change={compareShares(satisfaction, shareOf(previous.thumbsUp, previous.thumbsDown))}
        better="more"
        points
      >
        {satisfaction === null
          ? t('builderStatistics.noThumbs')
          : t('builderStatistics.thumbs', { up: current.thumbsUp, down: current.thumbsDown })}
      </Figure>
      <Figure
        label={t('builderStatistics.responseTime')}
        value={responseTimeP50 === null ? t('builderStatistics.noData') : duration(responseTimeP50)}
        change={compareAmounts(responseTimeP50, previous.responseTimeP50)}
        better="less"
        time
      >
        {responseTimeP95 === null
          ? t('builderStatistics.noDataHint')
          : t('builderStatistics.slow', { time: duration(responseTimeP95) })}
      </Figure>
      <Figure
        label={t('builderStatistics.persons')}
        value={count(current.personRequests)}
        change={amounts('personRequests')}
      />
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: string;
  change: Comparison;
  better?: 'more' | 'less';
  points?: boolean;
  time?: boolean;
  children?: ReactNode;
}

function Figure({ label, value, children, ...change }: FigureProps) {
  return (
    <Card padding="s">
      <dt css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{label}</dt>
      <dd css={{ display: 'grid', gap: 4, marginTop: 4 }}>
        <span
          css={{
            fontFamily: tokens.font.display,
            fontSize: tokens.size.xxl,
            fontWeight: 650,
            lineHeight: 1.1,
          }}
        >
          {value}
        </span>
        <Change {...change} />
        {children && <span css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{children}</span>}
      </dd>
    </Card>
  );
}
