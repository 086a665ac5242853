import { BRAND } from '@contract';
import { useRouteError } from 'react-router-dom';
import { useT } from '../i18n';
import { Button } from '../ui/button';
import { tokens } from '../ui/tokens';
import { useReachable } from './use-reachable';

/** A part of the site did not come: it is gone after a release, or nothing comes at all. */
const isMissingPart = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message);

const WORDS = {
  crash: { title: 'layout.crash.title', body: 'layout.crash.body' },
  outdated: { title: 'layout.crash.updateTitle', body: 'layout.crash.update' },
  unreachable: { title: 'layout.crash.unreachableTitle', body: 'layout.crash.unreachable' },
} as const;

const reload = () => window.location.reload();

/** What is shown when a screen breaks or does not come. The rest of the site, and what was saved, is untouched. */
export function ErrorScreen() {
  const t = useT();
  const missing = isMissingPart(useRouteError());
  const reachable = useReachable(missing, reload);
  // While the server is being asked nobody knows which of the two it is.
  if (missing && reachable === null) return <main id="contenuto" aria-busy css={{ minHeight: '60dvh' }} />;
  const cause = !missing ? 'crash' : reachable ? 'outdated' : 'unreachable';
  const { title, body } = WORDS[cause];
  return (
    <main
      id="contenuto"
      css={{ display: 'grid', justifyItems: 'center', gap: 16, padding: '96px 20px', textAlign: 'center' }}
    >
      <h1 css={{ fontSize: tokens.size.xxl }} lang={cause === 'crash' ? 'en' : undefined}>
        {t(title)}
      </h1>
      <p css={{ maxWidth: '52ch', color: tokens.color.muted }}>
        {t(body)} {cause === 'crash' && <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>}
      </p>
      <Button icon="refresh" onClick={reload}>
        {t('layout.crash.reload')}
      </Button>
    </main>
  );
}
