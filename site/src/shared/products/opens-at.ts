import type { Purchase } from '@contract';
import { paths } from '../../app/paths';

/** What a bought product is opened in, or null when it cannot be opened (yet). */
export type Opening = { to: string; opens: 'builder' | 'booking' | 'consultations' | 'statistics' | 'order' };

/**
 * Where a purchase opens: the social builder for social products, the calendar for consultations, and once one is booked the list of them, the statistics of the
 * chatbot that credits were bought for, the order's page for work that the team does, the chatbot builder for everything
 * else that was installed. Nothing opens before it is paid, because only then it has an installation.
 */
export const opensAt = ({
  id,
  status,
  installationId,
  product,
  credits,
  bookedFor,
}: Pick<Purchase, 'id' | 'status' | 'installationId' | 'credits' | 'bookedFor'> & {
  product: Pick<Purchase['product'], 'kind' | 'slug'>;
}): Opening | null => {
  if (product.kind === 'consultation') {
    if (status !== 'paid') return null;
    return bookedFor
      ? { to: paths.consultations(), opens: 'consultations' }
      : { to: paths.consultationBooking(id), opens: 'booking' };
  }
  if (credits) {
    return status === 'paid'
      ? { to: paths.chatbotBuilder(credits.chatbotId, 'statistics'), opens: 'statistics' }
      : null;
  }
  if (!installationId) return null;
  const social = product.kind === 'social' || product.slug === 'creatore-post-social';
  if (product.kind === 'service' && !social)
    return { to: paths.serviceOrder(installationId), opens: 'order' };
  return {
    to: social ? paths.socialBuilder(installationId) : paths.chatbotBuilder(installationId),
    opens: 'builder',
  };
};
