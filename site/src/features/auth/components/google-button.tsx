import { useT } from '../../../i18n';
import { buttonStyles } from '../../../ui/button';
import { tokens } from '../../../ui/tokens';
import { useSiteConfig } from '../api/use-site-config';

/** Sign-in with Google: there only when this server has its keys, because a dead button is worse than none. */
export function GoogleButton({ label }: { label: string }) {
  const t = useT();
  if (!useSiteConfig()?.googleSignIn) return null;
  return (
    <>
      <p
        css={{
          display: 'flex',
          alignItems: 'center',
          gap: 12,
          color: tokens.color.muted,
          fontSize: tokens.size.s,
          '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${tokens.color.line}` },
        }}
      >
        {t('auth.or')}
      </p>
      {/* A real navigation: the provider's page is elsewhere. */}
      <a href="/api/connect/google" css={buttonStyles('secondary', 'm')}>
        {label}
      </a>
    </>
  );
}
