import { BRAND, type LinkedBooking } from '@contract';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';

/** Why a consultation cannot be moved any more, and what can be done instead. */
export function NotMovable({ booking: { status } }: { booking: LinkedBooking }) {
  const t = useT();
  if (status === 'upcoming')
    return (
      <Notice
        tone="warning"
        title={t('consultations.moveByLink.tooLateTitle')}
        action={
          <ButtonLink size="s" variant="secondary" to={paths.consultations()}>
            {t('consultations.moveByLink.toList')}
          </ButtonLink>
        }
      >
        {t('consultations.moveByLink.tooLateBody', { email: BRAND.supportEmail })}
      </Notice>
    );
  return (
    <Notice
      tone="info"
      title={t(`consultations.moveByLink.${status}Title`)}
      action={
        <ButtonLink size="s" to={paths.consultationBooking()}>
          {t('consultations.list.book')}
        </ButtonLink>
      }
    >
      {t(`consultations.moveByLink.${status}Body`)}
    </Notice>
  );
}
