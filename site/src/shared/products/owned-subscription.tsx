import { titleWithChatbot, type ListPurchases, type Product, type Purchase } from '@contract';
import useSWR from 'swr';
import { paths } from '../../app/paths';
import { useLocale, useT } from '../../i18n';
import type { ApiFailure } from '../../lib/http';
import { useLive } from '../../lib/live';
import { formatDate } from '../../lib/long-date';
import { ButtonLink } from '../../ui/button-link';
import { Notice } from '../../ui/notice';
import { useSession } from '../session';
import { opensAt } from './opens-at';

/** Goes on, paid for or in its days of grace. */
const isRunning = ({ status, periodEndsAt }: Purchase): boolean =>
  periodEndsAt !== null && (status === 'paid' || status === 'expiring' || status === 'unpaid');

/** The newest running subscription of the signed-in person to a product that is sold by the period. */
const useOwnedSubscription = ({ id, billingPeriod }: Product): Purchase | undefined => {
  const { account } = useSession();
  const wanted = account !== null && billingPeriod !== 'once';
  // A failure is passed over: a second one may be bought in any case.
  const { data, mutate } = useSWR<ListPurchases['response'], ApiFailure>(wanted ? '/purchases' : null);
  useLive('purchases', () => void mutate(), wanted);
  return data?.data.find((purchase) => purchase.product.id === id && isRunning(purchase));
};

/** Tells whoever has a product already that buying it makes a second subscription, and where the first one is. */
export function OwnedSubscription({ product }: { product: Product }) {
  const t = useT();
  const { locale } = useLocale();
  const owned = useOwnedSubscription(product);
  if (!owned) return null;
  return (
    <Notice
      tone="info"
      title={t('marketplace.owned.title')}
      action={
        <ButtonLink size="s" variant="secondary" to={opensAt(owned)?.to ?? paths.myProducts()}>
          {t('marketplace.owned.open')}
        </ButtonLink>
      }
    >
      {t('marketplace.owned.body', {
        title: titleWithChatbot(owned.product.title, owned.chatbot),
        day: formatDate(owned.purchasedAt, locale),
      })}
    </Notice>
  );
}
