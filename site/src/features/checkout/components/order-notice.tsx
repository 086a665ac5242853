import type { ReactNode } from 'react';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';
import type { OrderFailure } from '../model/order-failure';

interface OrderNoticeProps {
  failure: OrderFailure;
  /** The general sentence for the failure's code. */
  text: string;
  /** Where to come back to after signing in again. */
  here: string;
}

/** Why an order was not placed, and the way on. */
export function OrderNotice({ failure, text, here }: OrderNoticeProps) {
  const t = useT();
  if (failure.kind === 'already-mine') {
    const to = failure.purchaseId ? paths.checkoutResult(failure.purchaseId) : paths.myProducts();
    return (
      <Notice
        tone="info"
        action={
          <ButtonLink size="s" to={to}>
            {t('checkout.result.openProduct')}
          </ButtonLink>
        }
      >
        {t('checkout.alreadyYours')}
      </Notice>
    );
  }
  const sentences: Record<Exclude<OrderFailure['kind'], 'already-mine'>, string> = {
    fields: t('errors.VALIDATION'),
    'signed-out': t('checkout.signInAgain'),
    gone: t('checkout.productGone'),
    'method-unavailable': t('checkout.methodUnavailable'),
    office: t('checkout.office'),
    coupon: t('checkout.coupon.worthless'),
    'in-progress': t('checkout.inProgress'),
    'unknown-outcome': t('checkout.failedNetwork'),
    refused: text,
  };
  const actions: Partial<Record<OrderFailure['kind'], ReactNode>> = {
    'signed-out': (
      <ButtonLink size="s" to={paths.login(here)}>
        {t('checkout.signIn')}
      </ButtonLink>
    ),
    gone: (
      <ButtonLink size="s" to={paths.marketplace()}>
        {t('checkout.toMarketplace')}
      </ButtonLink>
    ),
  };
  return (
    <Notice tone="error" title={t('checkout.failedTitle')} action={actions[failure.kind]}>
      {sentences[failure.kind]}
    </Notice>
  );
}
