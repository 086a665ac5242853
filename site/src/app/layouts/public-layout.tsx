import { BRAND } from '@contract';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { useLocale, useT } from '../../i18n';
import { BrandMark, Wordmark } from '../../shared/brand/wordmark';
import { Icon } from '../../ui/icon';
import { tokens } from '../../ui/tokens';
import { visuallyHidden } from '../../ui/visually-hidden';
import { paths } from '../paths';
import { AccountArea } from './account-area';
import { SkipLink } from './skip-link';
import { useEnglishOffer } from './use-english-offer';

const EnglishOffer = lazy(async () => ({ default: (await import('./english-offer')).EnglishOffer }));

const { color, space, size, media } = tokens;

const wrap = { width: 'min(1160px, 100% - 40px)', marginInline: 'auto' } as const;

const navLink = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '8px 12px',
  borderRadius: tokens.radius.m,
  color: color.ink,
  fontWeight: 550,
  textDecoration: 'none',
  '&:hover': { background: color.accentSoft },
  '&[aria-current]': {
    textDecoration: 'underline',
    textDecorationColor: color.accent,
    textDecorationThickness: 2,
    textUnderlineOffset: 7,
  },
} as const;

/** Marks where one is; the anchors of the landing page are parts of one page, and mark nothing. */
const currentAt = (pathname: string, to: string) =>
  pathname === to || pathname.startsWith(`${to}/`) ? 'page' : undefined;

const useNavLinks = () => {
  const t = useT();
  return [
    { to: paths.howItWorks(), label: t('layout.nav.howItWorks') },
    { to: paths.faq(), label: t('layout.nav.faq') },
    { to: paths.blog(), label: t('layout.nav.blog') },
    { to: paths.marketplace(), label: t('layout.nav.marketplace') },
  ];
};

function Header() {
  const t = useT();
  const links = useNavLinks();
  const menu = useRef<HTMLDetailsElement>(null);
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [pathname, hash]);
  return (
    <header
      data-screen-only
      css={{
        position: 'sticky',
        top: 0,
        zIndex: 30,
        background: color.paper,
        borderBottom: `1px solid ${color.line}`,
      }}
    >
      <div css={{ ...wrap, display: 'flex', alignItems: 'center', gap: 8, minHeight: 68 }}>
        <Link
          to={paths.home()}
          aria-label={t('layout.nav.home')}
          css={{ display: 'flex', alignItems: 'center', minHeight: 44, marginRight: 'auto' }}
        >
          <span css={{ display: 'flex', '@media (max-width: 359.98px)': { display: 'none' } }}>
            <Wordmark height={28} />
          </span>
          <span css={{ display: 'none', '@media (max-width: 359.98px)': { display: 'flex' } }}>
            <BrandMark />
          </span>
        </Link>
        <nav aria-label={t('layout.nav.main')} css={{ [media.narrow]: { display: 'none' } }}>
          <ul css={{ display: 'flex', gap: 2, listStyle: 'none', paddingRight: 12 }}>
            {links.map((link) => (
              <li key={link.to}>
                <Link to={link.to} aria-current={currentAt(pathname, link.to)} css={navLink}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <AccountArea />
        <details ref={menu} css={{ position: 'relative', [media.wide]: { display: 'none' } }}>
          <summary
            css={{
              display: 'grid',
              placeItems: 'center',
              width: 44,
              height: 44,
              borderRadius: tokens.radius.m,
              listStyle: 'none',
              '&::-webkit-details-marker': { display: 'none' },
            }}
          >
            <Icon name="menu" size={24} />
            <span css={visuallyHidden}>{t('layout.nav.openMenu')}</span>
          </summary>
          <nav
            aria-label={t('layout.nav.menu')}
            css={{
              position: 'absolute',
              right: 0,
              top: 'calc(100% + 8px)',
              minWidth: 220,
              padding: 8,
              borderRadius: tokens.radius.m,
              border: `1px solid ${color.line}`,
              background: color.raised,
              boxShadow: tokens.shadow.m,
            }}
          >
            <ul css={{ listStyle: 'none' }}>
              {links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to} aria-current={currentAt(pathname, link.to)} css={navLink}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </details>
      </div>
    </header>
  );
}

function Footer() {
  const t = useT();
  const links = useNavLinks();
  const { locale, setLocale } = useLocale();
  const { pathname } = useLocation();
  const other = locale === 'it' ? 'en' : 'it';
  const legal = [
    { to: paths.privacy(), label: t('layout.footer.privacy') },
    { to: paths.terms(), label: t('layout.footer.terms') },
    { to: paths.cookies(), label: t('layout.footer.cookies') },
    { to: paths.accessibility(), label: t('layout.footer.accessibility') },
    { to: paths.aiTransparency(), label: t('layout.footer.aiTransparency') },
    { to: paths.withdrawal(), label: t('layout.footer.withdrawal') },
  ];
  const list = { listStyle: 'none', display: 'grid' } as const;
  const link = {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    color: color.ink,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  } as const;
  const title = {
    fontSize: size.s,
    fontFamily: tokens.font.text,
    letterSpacing: 0,
    paddingBottom: 6,
  } as const;
  return (
    <footer
      data-screen-only
      css={{
        borderTop: `1px solid ${color.line}`,
        marginTop: space.xxl,
        background: color.surface,
      }}
    >
      <div
        css={{
          ...wrap,
          display: 'grid',
          gap: space.xl,
          // Two short lists side by side on a phone, four columns at a desk; the brand takes a row of its own until then.
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: space.l,
          paddingBlock: space.xl,
          '@media (min-width: 640px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
          '@media (min-width: 960px)': { gridTemplateColumns: '2fr repeat(3, minmax(0, 1fr))' },
        }}
      >
        <div
          css={{
            display: 'grid',
            gap: 12,
            alignContent: 'start',
            gridColumn: '1 / -1',
            '@media (min-width: 960px)': { gridColumn: 'auto' },
          }}
        >
          <Wordmark height={26} />
          <p css={{ color: color.muted, maxWidth: '34ch' }}>{t('layout.footer.claim')}</p>
          <a
            // A real address, so that it works without script and can be shared.
            href={other === 'en' ? `${pathname}?lang=en` : pathname}
            hrefLang={other}
            lang={other}
            onClick={(event) => {
              event.preventDefault();
              setLocale(other);
            }}
            css={{ ...link, gap: 8, minHeight: 44, fontWeight: 600 }}
          >
            <Icon name="globe" />
            {other === 'en' ? 'English' : 'Italiano'}
          </a>
        </div>
        <section>
          <h2 css={title}>{t('layout.footer.product')}</h2>
          <ul css={list}>
            {[...links, { to: paths.tour(), label: t('layout.footer.tour') }].map(({ to, label }) => (
              <li key={to}>
                <Link to={to} css={link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section css={{ '@media (max-width: 639.98px)': { order: 1, gridColumn: '1 / -1' } }}>
          <h2 css={title}>{t('layout.footer.support')}</h2>
          <ul css={list}>
            <li>
              <Link to={paths.help()} css={link}>
                {t('layout.footer.help')}
              </Link>
            </li>
            <li>
              <a href={`mailto:${BRAND.supportEmail}`} css={link}>
                {BRAND.supportEmail}
              </a>
            </li>
            <li css={{ color: color.muted, fontSize: size.s }}>{t('layout.footer.supportHours')}</li>
          </ul>
        </section>
        <section>
          <h2 css={title}>{t('layout.footer.legal')}</h2>
          <ul css={list}>
            {legal.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} css={link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <p css={{ ...wrap, paddingBottom: 28, color: color.muted, fontSize: size.xs }}>
        {t('layout.footer.rights')}
      </p>
    </footer>
  );
}

/** The frame of the public pages. */
export function PublicLayout() {
  const englishOffer = useEnglishOffer();
  return (
    <>
      <SkipLink />
      <Header />
      <main id="contenuto" tabIndex={-1} css={{ flex: 1 }}>
        <Outlet />
      </main>
      <Footer />
      {englishOffer.offered && (
        <Suspense fallback={null}>
          <EnglishOffer onClose={englishOffer.close} />
        </Suspense>
      )}
    </>
  );
}
