import { chatbotLabel, titleWithChatbot, type Purchase } from '@contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useLocale, useT, type Key } from '../../../i18n';
import { formatShortDate } from '../../../lib/dates';
import { formatPrice } from '../../../lib/money';
import { opensAt, type Opening } from '../../../shared/products/opens-at';
import { Badge } from '../../../ui/badge';
import { buttonStyles } from '../../../ui/button';
import { tokens } from '../../../ui/tokens';

/** Green when paid, yellow otherwise. */
export function PurchaseStatusBadge({ status, pausedUntil }: Pick<Purchase, 'status' | 'pausedUntil'>) {
  const t = useT();
  if (pausedUntil) return <Badge tone="neutral">{t('myProducts.pause.badge')}</Badge>;
  return <Badge tone={status === 'paid' ? 'success' : 'warning'}>{t(`myProducts.status.${status}`)}</Badge>;
}

/** What was bought, and which chatbot that is or, of credits, is for. */
export function PurchaseTitle({ purchase: { product, chatbot, credits } }: { purchase: Purchase }) {
  const t = useT();
  if (!chatbot) return product.title;
  const name = chatbotLabel(chatbot);
  return (
    <>
      {product.title}
      <span
        css={{
          display: 'block',
          color: tokens.color.muted,
          fontSize: tokens.size.s,
          fontWeight: 500,
          overflowWrap: 'anywhere',
        }}
      >
        {credits ? t('myProducts.creditsFor', { name }) : name}
      </span>
    </>
  );
}

/** Until when it is paid, and what happens then. */
export function PurchaseTerm({ purchase }: { purchase: Purchase }) {
  const t = useT();
  const { locale } = useLocale();
  const { status, periodEndsAt, pausedUntil, nextPlan, suspendsAt, suspended, paymentPage, actions } =
    purchase;
  const muted = { color: tokens.color.muted, fontSize: tokens.size.s, fontWeight: 400 } as const;
  if (status === 'unpaid')
    return (
      <>
        <p css={{ ...muted, color: tokens.color.red }}>
          {suspended || !suspendsAt
            ? t('myProducts.suspendedNow')
            : t('myProducts.stopsOn', { date: formatShortDate(suspendsAt, locale) })}
        </p>
        {paymentPage && (
          <a href={paymentPage} css={buttonStyles('primary', 's')}>
            {t('myProducts.confirmPayment')}
          </a>
        )}
      </>
    );
  if (!periodEndsAt || (!actions.cancel && !actions.resume)) return null;
  const date = formatShortDate(periodEndsAt, locale);
  return (
    <>
      {pausedUntil && (
        <p css={muted}>{t('myProducts.pause.term', { date: formatShortDate(pausedUntil, locale) })}</p>
      )}
      <p css={muted}>{t(actions.resume ? 'myProducts.endsOn' : 'myProducts.renews', { date })}</p>
      {nextPlan && (
        <p css={muted}>
          {t('myProducts.plan.term', {
            date,
            price: formatPrice(nextPlan.priceCents, nextPlan.period, locale),
          })}
        </p>
      )}
    </>
  );
}

const OPEN_WORDS = {
  builder: { label: 'myProducts.open', of: 'myProducts.openOf' },
  booking: { label: 'myProducts.book', of: 'myProducts.bookOf' },
  consultations: { label: 'myProducts.seeBooking', of: 'myProducts.seeBookingOf' },
  order: { label: 'myProducts.openOrder', of: 'myProducts.openOrderOf' },
  statistics: { label: 'myProducts.statistics', of: 'myProducts.statisticsOf' },
} as const satisfies Record<Opening['opens'], Record<'label' | 'of', Key>>;

/** The way into what was bought. */
export function OpenPurchase({ purchase }: { purchase: Purchase }) {
  const t = useT();
  const opening = opensAt(purchase);
  const { product, chatbot, credits } = purchase;
  // Credits open the statistics of the chatbot that they are for.
  const title = credits && chatbot ? chatbotLabel(chatbot) : titleWithChatbot(product.title, chatbot);
  if (!opening) {
    return purchase.status === 'pending' ? (
      <span css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
        {t(purchase.credits ? 'myProducts.creditsNotYet' : 'myProducts.notYet')}
      </span>
    ) : null;
  }
  const words = OPEN_WORDS[opening.opens];
  return (
    <Link to={opening.to} aria-label={t(words.of, { title })} css={buttonStyles('primary', 's')}>
      {t(words.label)}
    </Link>
  );
}

/** The order behind a product: how it went, how to pay it. A service's own page is its order: a second one beside it would only confuse. */
export function OrderLink({ purchase }: { purchase: Purchase }) {
  const t = useT();
  if (opensAt(purchase)?.opens === 'order') return null;
  return (
    <Link
      to={paths.checkoutResult(purchase.id)}
      aria-label={t('myProducts.orderOf', {
        title: titleWithChatbot(purchase.product.title, purchase.chatbot),
      })}
      css={buttonStyles('ghost', 's')}
    >
      {t('myProducts.order')}
    </Link>
  );
}
