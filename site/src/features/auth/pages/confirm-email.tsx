import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { ButtonLink } from '../../../ui/button-link';
import { TextField } from '../../../ui/text-field';
import { confirmEmail } from '../api/recover';
import { ConfirmByButton } from '../components/confirm-by-button';
import { ResendConfirmation } from '../components/resend-confirmation';
import { emailProblem } from '../model/credentials';

export const meta = ({ t }: MetaContext): PageMeta => ({ title: t('auth.confirm.title'), noIndex: true });

/** Confirms an address; where the link is of no use any more, sends another. */
export default function ConfirmEmail() {
  const t = useT();
  return (
    <ConfirmByButton
      words="auth.confirm"
      fragment="confirmation"
      confirm={confirmEmail}
      footer={<Link to={paths.login()}>{t('auth.backToLogin')}</Link>}
      onward={<ButtonLink to={paths.login()}>{t('auth.login.submit')}</ButtonLink>}
      remedy={<AnotherLink />}
    />
  );
}

function AnotherLink() {
  const t = useT();
  const [email, setEmail] = useState('');
  const [checked, setChecked] = useState(false);
  const problem = emailProblem(email);
  return (
    <>
      <TextField
        label={t('auth.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={checked && problem ? t(`auth.validation.${problem}`) : null}
      />
      <ResendConfirmation
        email={email.trim()}
        check={() => {
          setChecked(true);
          return problem === undefined;
        }}
      />
    </>
  );
}
