import { lazy, Suspense } from 'react';
import { loadWords, shownLocale, useT } from '../../i18n';
import { useSession } from '../../shared/session';
import { ButtonLink } from '../../ui/button';
import { paths } from '../paths';

// Guests, who are most, do not carry the menu.
const AccountMenu = lazy(async () => {
  const [module] = await Promise.all([
    import('../../shared/account/account-menu'),
    loadWords(shownLocale(), ['account']),
  ]);
  return { default: module.AccountMenu };
});

/** The header's right end: who is here, or how to come in. */
export function AccountArea() {
  const t = useT();
  const { status, account } = useSession();
  if (status === 'signed-in' && account) {
    return (
      <Suspense fallback={<span css={{ width: 60, height: 44 }} />}>
        <AccountMenu
          account={account}
          to={{ profile: paths.profile(), myProducts: paths.myProducts(), home: paths.home() }}
        />
      </Suspense>
    );
  }
  return (
    <div
      css={{
        display: 'flex',
        gap: 8,
        // `/theme.js` knows that a session is on its way: a guest's buttons would only flash.
        'html[data-session=expected] &': { visibility: status === 'loading' ? 'hidden' : 'visible' },
      }}
    >
      <ButtonLink to={paths.login()} variant="ghost" size="s" css={{ minHeight: 44 }}>
        {t('layout.nav.login')}
      </ButtonLink>
      <ButtonLink to={paths.signup()} size="s" css={{ minHeight: 44 }}>
        {t('layout.nav.signup')}
      </ButtonLink>
    </div>
  );
}
