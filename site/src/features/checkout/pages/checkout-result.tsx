import { chatbotLabel, titleWithChatbot, type PurchaseDetail, type TransferDetails } from '@contract';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT, type Key } from '../../../i18n';
import { LoadFailure } from '../../../shared/load-failure';
import { PageBody } from '../../../shared/page-body';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { opensAt, type Opening } from '../../../shared/products/opens-at';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { Icon, type IconName } from '../../../ui/icon';
import { Skeleton } from '../../../ui/skeleton';
import { Spinner } from '../../../ui/spinner';
import { tokens } from '../../../ui/tokens';
import { usePurchase } from '../api/use-purchase';
import { OrderFacts } from '../components/order-facts';
import { TransferSheet } from '../components/transfer-sheet';
import { checkoutDraft } from '../model/draft';
import { paymentOutcome, type PaymentOutcome } from '../model/payment-outcome';

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('checkout.result.pageTitle'),
  noIndex: true,
});

/** After so long a confirmation is late enough to be spoken about. */
const LATE_MS = 30_000;

/** How an order ended, read from our own record and never from what the address says. */
export default function CheckoutResult() {
  const t = useT();
  const [search] = useSearchParams();
  const id = search.get('purchase');
  const { purchase, error, reload, reloading } = usePurchase(id);

  if (!id || error?.status === 404) {
    return (
      <PageBody frame="app" width="form">
        <h1 css={{ fontSize: tokens.size.xxl }}>{t('checkout.result.notFound')}</h1>
        <EmptyState
          icon="bag"
          title={t('checkout.result.notFoundHint')}
          action={<ButtonLink to={paths.myProducts()}>{t('checkout.result.myProducts')}</ButtonLink>}
        />
      </PageBody>
    );
  }
  return (
    <PageBody frame="app" width="form">
      {error && (
        <LoadFailure
          title={t('checkout.result.loadFailed')}
          error={error}
          hint={t('checkout.result.loadFailedHint')}
          stale
          onRetry={reload}
          retrying={reloading}
        />
      )}
      {purchase && <Outcome key={paymentOutcome(purchase)} purchase={purchase} />}
      {!purchase && !error && <Skeleton height={220} />}
    </PageBody>
  );
}

const SIGNS: Record<
  Exclude<PaymentOutcome, 'waiting'>,
  { icon: IconName; tone: 'green' | 'amber' | 'red' }
> = {
  paid: { icon: 'success', tone: 'green' },
  'waiting-transfer': { icon: 'bank', tone: 'amber' },
  unpaid: { icon: 'warning', tone: 'amber' },
  declined: { icon: 'error', tone: 'red' },
  abandoned: { icon: 'undo', tone: 'amber' },
  closed: { icon: 'info', tone: 'amber' },
};

const OPEN_WORDS = {
  builder: 'checkout.result.openProduct',
  booking: 'checkout.result.bookConsultation',
  consultations: 'checkout.result.seeConsultations',
  order: 'checkout.result.openOrder',
  statistics: 'checkout.credits.toStatistics',
} as const satisfies Record<Opening['opens'], Key>;

function Outcome({ purchase }: { purchase: PurchaseDetail }) {
  const t = useT();
  const outcome = paymentOutcome(purchase);
  const late = useLate(outcome === 'waiting');
  const heading = useRef<HTMLHeadingElement>(null);
  const { product, chatbot, transfer, credits } = purchase;
  const orderAgain = paths.checkout(product.id, credits?.chatbotId);
  const settled = outcome !== 'waiting';

  useEffect(() => {
    // A decision that arrives while one waits must be noticed: the heading speaks it.
    if (settled) heading.current?.focus({ preventScroll: true });
  }, [settled]);
  useEffect(() => {
    if (outcome === 'paid') checkoutDraft.clear();
  }, [outcome]);

  const opening = opensAt(purchase);
  const words: Record<PaymentOutcome, { title: string; body: ReactNode; actions: ReactNode }> = {
    paid: {
      title: t(purchase.priceCents === 0 ? 'checkout.result.paidFree' : 'checkout.result.paid'),
      body:
        transfer && !credits ? (
          <RenewalByTransfer transfer={transfer} />
        ) : (
          <>
            {credits
              ? t('checkout.credits.paidHint', {
                  count: credits.messages,
                  name: chatbot ? chatbotLabel(chatbot) : '',
                })
              : t(
                  opening?.opens === 'order' ? 'checkout.result.paidServiceHint' : 'checkout.result.paidHint',
                  {
                    title: titleWithChatbot(product.title, chatbot),
                  },
                )}
            <WhereReceiptsAre purchase={purchase} />
          </>
        ),
      actions: (
        <>
          {opening && <ButtonLink to={opening.to}>{t(OPEN_WORDS[opening.opens])}</ButtonLink>}
          <MyProductsLink secondary={opening !== null} />
        </>
      ),
    },
    waiting: {
      title: t('checkout.result.waiting'),
      body: t(late ? 'checkout.result.waitingLong' : 'checkout.result.waitingHint'),
      actions: (
        <>
          <ButtonLink variant="secondary" to={orderAgain}>
            {t('checkout.result.resume')}
          </ButtonLink>
          <MyProductsLink secondary />
        </>
      ),
    },
    'waiting-transfer': {
      title: t('checkout.transferDetails.title'),
      body: transfer ? <TransferSheet transfer={transfer} /> : t('checkout.transferDetails.leadShort'),
      actions: (
        <>
          {!transfer && (
            // Ordering again continues the open order and shows the same bank details.
            <ButtonLink to={orderAgain}>{t('checkout.result.resume')}</ButtonLink>
          )}
          <MyProductsLink secondary />
        </>
      ),
    },
    unpaid: {
      title: t('checkout.result.unpaid'),
      body: transfer ? <RenewalByTransfer transfer={transfer} /> : t('checkout.result.unpaidHint'),
      actions: <MyProductsLink />,
    },
    declined: {
      title: t('checkout.result.declined'),
      body: t('checkout.result.declinedHint'),
      actions: <TryAgain to={product.id ? orderAgain : null} />,
    },
    abandoned: {
      title: t('checkout.result.abandoned'),
      body: t('checkout.result.abandonedHint'),
      actions: <TryAgain to={product.id ? orderAgain : null} />,
    },
    closed: {
      title: t('checkout.result.closed'),
      body: t('checkout.result.closedHint'),
      actions: <MyProductsLink />,
    },
  };
  const { title, body, actions } = words[outcome];
  return (
    <section css={{ display: 'grid', gap: 20, justifyItems: 'start' }}>
      {outcome === 'waiting' ? <Spinner size={44} /> : <Sign {...SIGNS[outcome]} />}
      <h1 ref={heading} tabIndex={-1} css={{ fontSize: tokens.size.xxl }}>
        {title}
      </h1>
      <div role={settled ? undefined : 'status'} css={{ width: '100%', maxWidth: '60ch' }}>
        {body}
      </div>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>{actions}</div>
      <OrderFacts purchase={purchase} />
    </section>
  );
}

/** The next period of what is paid for by transfer. */
function RenewalByTransfer({ transfer }: { transfer: TransferDetails }) {
  const t = useT();
  return (
    <div css={{ display: 'grid', gap: 12 }}>
      <h2 css={{ fontSize: tokens.size.l }}>{t('checkout.result.renewal')}</h2>
      <TransferSheet transfer={transfer} />
    </div>
  );
}

/** For so long after its receipt was written its mail may be on the way. */
const ON_ITS_WAY_MS = 10 * 60_000;

/** Where the receipts of what was paid are: one just written comes by mail. What is free has none. */
function WhereReceiptsAre({ purchase: { receipts, priceCents } }: { purchase: PurchaseDetail }) {
  const t = useT();
  const [newest] = receipts;
  const [now] = useState(() => Date.now());
  if (priceCents === 0 && !newest) return null;
  const isComing = !newest || now - Date.parse(newest.issuedAt) < ON_ITS_WAY_MS;
  return (
    <>
      {' '}
      {isComing
        ? t('checkout.result.receiptComing')
        : t('checkout.result.receiptThere', { count: receipts.length })}
    </>
  );
}

function Sign({ icon, tone }: { icon: IconName; tone: 'green' | 'amber' | 'red' }) {
  return (
    <span
      css={{
        display: 'grid',
        placeItems: 'center',
        width: 64,
        height: 64,
        borderRadius: tokens.radius.full,
        background: tokens.color[`${tone}Soft`],
        color: tokens.color[tone],
      }}
    >
      <Icon name={icon} size={34} />
    </span>
  );
}

function MyProductsLink({ secondary = false }: { secondary?: boolean }) {
  const t = useT();
  return (
    <ButtonLink variant={secondary ? 'ghost' : 'primary'} to={paths.myProducts()}>
      {t('checkout.result.myProducts')}
    </ButtonLink>
  );
}

function TryAgain({ to }: { to: string | null }) {
  const t = useT();
  return (
    <>
      {to && <ButtonLink to={to}>{t('checkout.result.tryAgain')}</ButtonLink>}
      <MyProductsLink secondary />
    </>
  );
}

const useLate = (waiting: boolean): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && late;
};
