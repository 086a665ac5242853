import {
  BRAND,
  type Account,
  type BillingData,
  type BillingProblem,
  type PaymentMethod,
  type Product,
} from '@contract';
import { useState, type FormEvent } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useErrorText, useT } from '../../../i18n';
import { ApiFailure } from '../../../lib/http';
import { LoadFailure } from '../../../shared/load-failure';
import { useForm } from '../../../shared/forms/use-form';
import { PageBody } from '../../../shared/page-body';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { useSession } from '../../../shared/session';
import { OwnedSubscription } from '../../../shared/products/owned-subscription';
import { SecurePayments } from '../../../shared/products/secure-payments';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { placeOrder } from '../api/place-order';
import { useBeneficiary } from '../api/use-beneficiary';
import { useOrderProduct } from '../api/use-order-product';
import type { Coupon } from '../api/ask-coupon';
import { useKnownBilling } from '../api/use-known-billing';
import { usePaymentMethods } from '../api/use-payment-methods';
import { BillingForm } from '../../../shared/billing/billing-form';
import { CouponField } from '../components/coupon-field';
import { MethodSwitch } from '../components/method-switch';
import { OrderNotice } from '../components/order-notice';
import { OrderSummary } from '../components/order-summary';
import { useLeaveFor } from '../components/use-leave-for';
import {
  billingOf,
  billingProblems,
  billingWithCompany,
  emptyBilling,
  trimmedBilling,
  type BillingField,
} from '../../../shared/billing/billing';
import { checkoutDraft } from '../model/draft';
import { orderFailure } from '../model/order-failure';

export const meta = ({ t }: MetaContext): PageMeta => ({ title: t('checkout.title'), noIndex: true });

/** Ordering one product: what it costs on one side, who pays and how on the other. */
export default function Checkout() {
  const t = useT();
  const [search] = useSearchParams();
  const wanted = search.get('product');
  const { account } = useSession();
  const { product, error, reload, reloading } = useOrderProduct(wanted);
  const chatbotId = search.get('chatbot');
  const forCredits = product?.kind === 'credits';
  const beneficiary = useBeneficiary(forCredits ? chatbotId : null);
  const backTo = chatbotId ? paths.chatbotBuilder(chatbotId, 'statistics') : wanted && paths.product(wanted);

  if (!wanted || error?.status === 404) {
    return (
      <PageBody frame="app" width="text">
        <h1 css={{ fontSize: tokens.size.xxl }}>{t('checkout.title')}</h1>
        <EmptyState
          icon="bag"
          title={t(wanted ? 'checkout.notFound' : 'checkout.noProduct')}
          action={<ButtonLink to={paths.marketplace()}>{t('checkout.toMarketplace')}</ButtonLink>}
        >
          {t(wanted ? 'checkout.notFoundHint' : 'checkout.noProductHint')}
        </EmptyState>
      </PageBody>
    );
  }
  if (forCredits && (!chatbotId || beneficiary.error?.status === 404)) {
    return (
      <PageBody frame="app" width="text">
        <h1 css={{ fontSize: tokens.size.xxl }}>{t('checkout.title')}</h1>
        <EmptyState
          icon="chat"
          title={t('checkout.credits.noChatbot')}
          action={<ButtonLink to={paths.myProducts()}>{t('checkout.result.myProducts')}</ButtonLink>}
        >
          {t('checkout.credits.noChatbotHint')}
        </EmptyState>
      </PageBody>
    );
  }
  const failure = error ?? beneficiary.error;
  const ready = product && account && (!forCredits || beneficiary.name !== undefined);
  return (
    <PageBody frame="app">
      <header css={{ display: 'grid', gap: 8 }}>
        <p>
          <Link
            to={backTo || paths.marketplace()}
            css={{ display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 44 }}
          >
            <Icon name="arrow-left" size={18} />
            {t(chatbotId ? 'checkout.credits.back' : 'checkout.back')}
          </Link>
        </p>
        <h1 css={{ fontSize: tokens.size.xxl }}>{t('checkout.title')}</h1>
      </header>
      {!ready && failure && (
        <LoadFailure
          title={t('checkout.loadFailed')}
          error={failure}
          onRetry={error ? reload : beneficiary.reload}
          retrying={reloading}
        />
      )}
      {!ready && !failure && <Skeleton height={360} />}
      {ready && (
        <OrderForm
          key={account.id}
          product={product}
          account={account}
          chatbot={chatbotId && beneficiary.name ? { id: chatbotId, name: beneficiary.name } : null}
        />
      )}
    </PageBody>
  );
}

interface OrderFormProps {
  product: Product;
  account: Account;
  /** Who gets the credits; null for everything else. */
  chatbot: { id: string; name: string } | null;
}

function OrderForm({ product, account, chatbot }: OrderFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const location = useLocation();
  const leaveFor = useLeaveFor();
  const { methods, sandbox } = usePaymentMethods();
  const [stored] = useState(() => checkoutDraft.read(account.id, emptyBilling(account, t('checkout.italy'))));
  const [chosen, setChosen] = useState<PaymentMethod>(stored.method);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const [touched, setTouched] = useState(stored.typed);
  const [coupon, setCoupon] = useState<Coupon | null>(null);
  const method = !methods || methods.includes(chosen) ? chosen : (methods[0] ?? 'card');
  const { element, fields, problems, control, refuse, replace } = useForm<
    BillingField,
    BillingProblem | 'invalid'
  >({
    initial: { ...stored.billing } satisfies BillingData,
    onChange: (typed) => {
      setTouched(true);
      checkoutDraft.write(account.id, billingOf(typed), method);
    },
  });
  const billing = billingOf(fields);
  useKnownBilling((known) => {
    // What was typed, now or earlier in this tab, is newer than anything that is known.
    if (touched) return;
    replace('company' in known ? { ...billingWithCompany(billing, known.company) } : { ...known.latest });
  });
  // What a code pays whole is a present: nothing is invoiced, and nothing renewed.
  const isGift = product.billingPeriod === 'once' && coupon?.discountCents === product.priceCents;
  const free = product.priceCents === 0 || isGift;
  // What cannot be chosen yet must not be ordered.
  const unpayable = !free && methods?.length === 0;
  const ready = free || (methods !== undefined && !unpayable);
  const cancelled = new URLSearchParams(location.search).get('payment') === 'cancelled';

  const choose = (next: PaymentMethod) => {
    setChosen(next);
    checkoutDraft.write(account.id, billing, next);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !ready) return;
    setFailure(null);
    if (refuse(billingProblems(billing, { free }))) return;
    setBusy(true);
    try {
      const { purchase, next } = await placeOrder({
        productId: product.id,
        method,
        billing: trimmedBilling(billing),
        ...(coupon ? { coupon: coupon.code } : {}),
        ...(chatbot ? { chatbotId: chatbot.id } : {}),
      });
      if (next.kind === 'redirect') {
        leaveFor(next.url);
        return;
      }
      void navigate(paths.checkoutResult(purchase.id));
    } catch (refused) {
      const known = refused instanceof ApiFailure ? refused : new ApiFailure(0, 'INTERNAL');
      setFailure(known);
      setBusy(false);
      const meaning = orderFailure(known);
      if (meaning.kind === 'fields') refuse(meaning.problems);
      if (meaning.kind === 'coupon') setCoupon(null);
    }
  };

  return (
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      css={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@media (min-width: 1000px)': {
          gridTemplateColumns: 'minmax(0, 420px) minmax(0, 1fr)',
          alignItems: 'start',
        },
      }}
    >
      <Card as="section" padding="l">
        <div css={{ display: 'grid', gap: 24 }}>
          <h2 css={{ fontSize: tokens.size.xl }}>{t('checkout.summary')}</h2>
          <OrderSummary
            product={product}
            chatbotName={chatbot?.name}
            discountCents={coupon?.discountCents ?? 0}
          />
          <OwnedSubscription product={product} />
          {(!free || isGift) && <CouponField product={product} coupon={coupon} onChange={setCoupon} />}
          {!free && (
            <div css={{ display: 'grid', gap: 10 }}>
              {unpayable ? (
                <Notice tone="warning">{t('checkout.noMethods', { email: BRAND.supportEmail })}</Notice>
              ) : methods ? (
                <>
                  <MethodSwitch methods={methods} value={method} onChange={choose} />
                  <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
                    {method === 'card'
                      ? t(sandbox ? 'checkout.sandboxHint' : 'checkout.cardHint')
                      : t('checkout.transferHint')}
                  </p>
                </>
              ) : (
                <Skeleton height={104} />
              )}
            </div>
          )}
        </div>
      </Card>
      <Card as="section" padding="l">
        <div css={{ display: 'grid', gap: 20 }}>
          <div css={{ display: 'grid', gap: 6 }}>
            <h2 css={{ fontSize: tokens.size.xl }}>{t('checkout.billing')}</h2>
            <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('checkout.kept')}</p>
          </div>
          {cancelled && !failure && <Notice tone="info">{t('checkout.cancelled')}</Notice>}
          <BillingForm fields={billing} control={control} problems={problems} free={free} />
          {failure && (
            <OrderNotice
              failure={orderFailure(failure)}
              text={errorText(failure)}
              here={location.pathname + location.search}
            />
          )}
          <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
            {t('checkout.legal')} <Link to={paths.terms()}>{t('checkout.terms')}</Link>
            {t('checkout.legalEnd')}
          </p>
          {/* The words say that there is a duty to pay, as the law wants them to. */}
          <Button type="submit" busy={busy || (!ready && !unpayable)} disabled={unpayable}>
            {t(
              free ? 'checkout.activateFree' : method === 'card' ? 'checkout.pay' : 'checkout.orderTransfer',
            )}
          </Button>
          {!free && <SecurePayments>{t('checkout.secure')}</SecurePayments>}
        </div>
      </Card>
    </form>
  );
}
