import { SERVICE_ORDER_RULES, type ServiceOrder } from '@contract';
import { paths } from '../../../app/paths';
import { useLocale, useT, type Translate } from '../../../i18n';
import { formatDate } from '../../../lib/dates';
import { formatDay } from '../../../lib/days';
import { ButtonLink } from '../../../ui/button-link';
import { Card } from '../../../ui/card';
import { Notice } from '../../../ui/notice';
import { tokens } from '../../../ui/tokens';
import { StepLine } from './step-line';

const { color, size } = tokens;

/** What was ordered, how far it is, what happens next, and what could be had back. */
export function OrderHead({ order }: { order: ServiceOrder }) {
  const t = useT();
  const { locale } = useLocale();
  const { title, state, closed, orderedAt, dueOn, deliveredAt, acceptedAt, refundRule } = order;
  const waiting = state !== 'delivered' && state !== 'accepted' && !closed;
  const dates = [
    t('serviceOrders.orderedOn', { day: formatDate(orderedAt, locale) }),
    waiting &&
      dueOn &&
      t('serviceOrders.dueOn', {
        day: formatDay(dueOn, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      }),
    deliveredAt && t('serviceOrders.deliveredOn', { day: formatDate(deliveredAt, locale) }),
    acceptedAt && t('serviceOrders.acceptedOn', { day: formatDate(acceptedAt, locale) }),
  ].filter(Boolean);
  return (
    <>
      <header css={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
        <ButtonLink
          to={paths.myProducts()}
          variant="ghost"
          size="s"
          icon="arrow-left"
          css={{ marginLeft: -12 }}
        >
          {t('serviceOrders.back')}
        </ButtonLink>
        <h1 css={{ fontSize: size.xxl, overflowWrap: 'anywhere' }}>{title}</h1>
        <p css={{ color: color.muted }}>{dates.join(' · ')}</p>
      </header>
      <Card>
        <div css={{ display: 'grid', gap: 16 }}>
          <StepLine order={order} />
          {closed ? (
            <Notice tone="warning" title={t('serviceOrders.closed')}>
              {t('serviceOrders.closedHint')}
            </Notice>
          ) : (
            <>
              <p css={{ fontWeight: 600 }}>{nextWords(order, t)}</p>
              <p css={{ color: color.muted, fontSize: size.s }}>{t(`serviceOrders.refund.${refundRule}`)}</p>
            </>
          )}
        </div>
      </Card>
    </>
  );
}

/** What happens next, and whose turn it is. */
const nextWords = ({ state, brief }: ServiceOrder, t: Translate): string =>
  state === 'to-start' && !brief
    ? t('serviceOrders.next.brief-wanted', { count: SERVICE_ORDER_RULES.workingDays })
    : t(`serviceOrders.next.${state}`);
