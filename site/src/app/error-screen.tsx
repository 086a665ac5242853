import { BRAND } from '@contract';
import { useRouteError } from 'react-router-dom';
import { useT } from '../i18n';
import { Button } from '../ui/button';
import { tokens } from '../ui/tokens';

/** A chunk of an older build is gone after a release: a reload mends it. */
const isOutdated = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message);

/** What is shown when a screen breaks. The rest of the site, and what was saved, is untouched. */
export function ErrorScreen() {
  const t = useT();
  const error = useRouteError();
  return (
    <main
      id="contenuto"
      css={{ display: 'grid', justifyItems: 'center', gap: 16, padding: '96px 20px', textAlign: 'center' }}
    >
      <h1 css={{ fontSize: tokens.size.xxl }} lang="en">
        {t('layout.crash.title')}
      </h1>
      <p css={{ maxWidth: '52ch', color: tokens.color.muted }}>
        {t(isOutdated(error) ? 'layout.crash.update' : 'layout.crash.body')}{' '}
        <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>
      </p>
      <Button icon="refresh" onClick={() => window.location.reload()}>
        {t('layout.crash.reload')}
      </Button>
    </main>
  );
}
