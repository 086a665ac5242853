import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { ButtonLink } from '../../../ui/button-link';
import { confirmNewEmail } from '../api/recover';
import { ConfirmByButton } from '../components/confirm-by-button';

export const meta = ({ t }: MetaContext): PageMeta => ({ title: t('auth.newEmail.title'), noIndex: true });

/** Moves an account to a new address. */
export default function ConfirmNewEmail() {
  const t = useT();
  const toProfile = <ButtonLink to={paths.profile()}>{t('auth.newEmail.toProfile')}</ButtonLink>;
  return (
    <ConfirmByButton
      words="auth.newEmail"
      fragment="code"
      confirm={confirmNewEmail}
      onward={toProfile}
      remedy={toProfile}
    />
  );
}
