import { Link } from 'react-router-dom';
import { useT } from '../i18n';
import { ButtonLink } from '../ui/button';
import { tokens } from '../ui/tokens';
import { paths } from './paths';

/** The specification's own words, with a sentence that explains them. */
export function NotFound() {
  const t = useT();
  return (
    <div
      css={{ display: 'grid', justifyItems: 'center', gap: 16, padding: '96px 20px', textAlign: 'center' }}
    >
      <h1 css={{ fontSize: 'clamp(5rem, 18vw, 10rem)', lineHeight: 0.9, color: tokens.color.accent }}>
        {t('layout.notFound.title')}
      </h1>
      <p css={{ fontFamily: tokens.font.display, fontSize: tokens.size.xl, fontWeight: 650 }} lang="en">
        {t('layout.notFound.body')}
      </p>
      <p css={{ color: tokens.color.muted }}>{t('layout.notFound.explain')}</p>
      <ButtonLink to={paths.home()} lang="en">
        {t('layout.notFound.home')}
      </ButtonLink>
      <ul
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '4px 24px',
          justifyContent: 'center',
          listStyle: 'none',
        }}
      >
        {[
          { to: paths.help(), label: t('layout.footer.help') },
          { to: paths.marketplace(), label: t('layout.nav.marketplace') },
          { to: paths.blog(), label: t('layout.nav.blog') },
        ].map(({ to, label }) => (
          <li key={to}>
            <Link to={to} css={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
