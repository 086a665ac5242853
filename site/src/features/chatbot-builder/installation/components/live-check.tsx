import { domainOf } from '@contract';
import { useEffect, useState } from 'react';
import { paths } from '../../../../app/paths';
import { useLocale, useT } from '../../../../i18n';
import { formatRelative } from '../../../../lib/dates';
import { Button, ButtonLink } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { Spinner } from '../../../../ui/spinner';
import { tokens } from '../../../../ui/tokens';
import { useBuilderState, usePublished } from '../../components/builder-context';
import { useWidgetLastSeen } from './use-widget-last-seen';

/** After so long without a visit the code may be gone. */
const LONG_AGO_MS = 7 * 24 * 60 * 60 * 1000;
/** "2 minuti fa" grows old by itself. */
const REDRAW_MS = 15_000;

const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REDRAW_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** Whether the widget has been seen on the owner's site, as it happens. */
export function LiveCheck() {
  const t = useT();
  const { locale } = useLocale();
  const { id, lastSeenAt, lastSeenHost } = useBuilderState(({ chatbot }) => chatbot);
  const siteUrl = useBuilderState(({ settings }) => settings.siteUrl);
  const published = usePublished();
  const now = useNow();
  useWidgetLastSeen();

  const links = (
    <>
      {domainOf(siteUrl) && (
        <Button
          size="s"
          variant="secondary"
          icon="external"
          onClick={() => window.open(addressOf(siteUrl), '_blank', 'noopener')}
        >
          {t('builderInstallation.openSite')}
        </Button>
      )}
      {published && (
        <ButtonLink to={paths.chatbotLive(id)} target="_blank" size="s" variant="ghost" icon="eye">
          {t('builderInstallation.livePage')}
        </ButtonLink>
      )}
    </>
  );
  if (lastSeenAt && lastSeenHost) {
    const params = { host: lastSeenHost, when: formatRelative(lastSeenAt, locale) };
    const recent = now - Date.parse(lastSeenAt) < LONG_AGO_MS;
    return (
      <Notice tone={recent ? 'success' : 'warning'} action={recent ? null : links}>
        {t(recent ? 'builderInstallation.seen' : 'builderInstallation.seenLongAgo', params)}
      </Notice>
    );
  }
  if (!published) return <Notice tone="info">{t('builderInstallation.notPublished')}</Notice>;
  return (
    <div role="status" css={{ display: 'grid', gap: 12 }}>
      <p css={{ display: 'flex', gap: 10, alignItems: 'center', fontWeight: 600 }}>
        <Spinner size={18} />
        {t('builderInstallation.waiting')}
      </p>
      <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
        {t('builderInstallation.waitingBody')}
      </p>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>{links}</div>
    </div>
  );
}

const addressOf = (siteUrl: string): string =>
  /^https?:\/\//i.test(siteUrl.trim()) ? siteUrl.trim() : `https://${siteUrl.trim()}`;
