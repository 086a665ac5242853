import type { GetChatbotStatistics } from '@contract';
import { useState, type ReactNode } from 'react';
import { useLocale, useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { Notice } from '../../../../ui/notice';
import { ProgressBar } from '../../../../ui/progress-bar';
import { Skeleton } from '../../../../ui/skeleton';
import { tokens } from '../../../../ui/tokens';
import { useStatistics } from '../../api/use-statistics';
import { useBuilderState } from '../builder-context';
import { Group, Section } from '../section';
import { CreditPacks } from './credit-packs';

type Statistics = GetChatbotStatistics['response']['data'];

/** How much the bot is used this month, and how well it does. */
export function StatisticsSection() {
  const t = useT();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const { statistics, error, reload } = useStatistics(chatbotId);
  const body = () => {
    if (statistics) return <Figures {...statistics} />;
    if (error === undefined) return <Skeleton height={220} />;
    return (
      <Notice
        tone="error"
        action={
          <Button size="s" variant="secondary" onClick={reload}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('builderStatistics.failed')}
      </Notice>
    );
  };
  return (
    <Section title={t('builderStatistics.title')} lead={t('builderStatistics.lead')}>
      {body()}
    </Section>
  );
}

function Figures({ usage, current }: Statistics) {
  const { used: messagesUsed, limit: messagesLimit } = usage;
  const { conversations, answered, unanswered, responseTimeP50, responseTimeP95 } = current;
  const t = useT();
  const { locale } = useLocale();
  const [buying, setBuying] = useState(false);
  const questions = answered + unanswered;
  const left = Math.max(0, messagesLimit - messagesUsed);
  const number = (value: number) => value.toLocaleString(locale);
  const used = t('builderStatistics.used', { used: messagesUsed, limit: messagesLimit });

  const duration = (milliseconds: number) =>
    milliseconds < 1000
      ? t('builderStatistics.milliseconds', { milliseconds: Math.round(milliseconds) })
      : t('builderStatistics.seconds', {
          seconds: (milliseconds / 1000).toLocaleString(locale, { maximumFractionDigits: 1 }),
        });
  const usageNote =
    left === 0
      ? t('builderStatistics.reached')
      : messagesUsed >= messagesLimit * 0.8
        ? t('builderStatistics.nearly')
        : t('builderStatistics.left', { count: left });

  return (
    <>
      <Group
        title={t('builderStatistics.usage')}
        actions={
          <Button size="s" variant="secondary" icon="plus" onClick={() => setBuying(true)}>
            {t('builderStatistics.buy')}
          </Button>
        }
      >
        <div css={{ display: 'grid', gap: 8 }}>
          <p css={{ fontSize: tokens.size.l, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{used}</p>
          <ProgressBar
            label={t('builderStatistics.usage')}
            value={messagesUsed}
            max={messagesLimit}
            valueText={used}
          />
          <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{usageNote}</p>
        </div>
      </Group>
      <dl
        css={{
          display: 'grid',
          gap: 16,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
        }}
      >
        <Figure label={t('builderStatistics.conversations')} value={number(conversations)} />
        <Figure
          label={t('builderStatistics.answered')}
          value={
            questions === 0
              ? t('builderStatistics.noData')
              : (answered / questions).toLocaleString(locale, { style: 'percent' })
          }
        >
          {questions === 0
            ? t('builderStatistics.noDataHint')
            : unanswered > 0
              ? t('builderStatistics.unansweredHint', { count: unanswered })
              : t('builderStatistics.answeredOf', { answered, total: questions })}
        </Figure>
        <Figure
          label={t('builderStatistics.responseTime')}
          value={responseTimeP50 === null ? t('builderStatistics.noData') : duration(responseTimeP50)}
        >
          {responseTimeP50 === null
            ? t('builderStatistics.noDataHint')
            : responseTimeP95 !== null && t('builderStatistics.slow', { time: duration(responseTimeP95) })}
        </Figure>
      </dl>
      <CreditPacks open={buying} onClose={() => setBuying(false)} />
    </>
  );
}

function Figure({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
  return (
    <Card>
      <dt css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{label}</dt>
      <dd css={{ display: 'grid', gap: 4, marginTop: 6 }}>
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
        {children && <span css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{children}</span>}
      </dd>
    </Card>
  );
}
