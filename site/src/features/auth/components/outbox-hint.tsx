import { useT } from '../../../i18n';
import { tokens } from '../../../ui/tokens';
import { useSiteConfig } from '../api/use-site-config';

/** Where mail ends up on a machine that sends none. Never in production. */
export function OutboxHint() {
  const t = useT();
  if (!useSiteConfig()?.devOutbox) return null;
  return (
    <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
      {t('auth.forgot.outbox')} <a href="/dev/outbox">/dev/outbox</a>.
    </p>
  );
}
