import { LIMITS, type SitePage } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { Button } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { toast } from '../../../../ui/toast';
import { useSitePages } from '../api/use-site-pages';
import { useBuilder, useBuilderState, useReadOnly } from '../../components/builder-context';
import { Group } from '../../../../shared/builder/section';
import { CrawlState } from './crawl-state';
import { LoadFailed } from './load-failed';
import { SitePageRow } from './site-page-row';
import { UnderstandingDialog } from './understanding-dialog';

/** A long site is shown by and by. */
const AT_FIRST = 12;

/** The pages of the owner's site: read on request, followed while they are read, read again, forgotten. */
export function SitePages() {
  const t = useT();
  const errorText = useErrorText();
  const readOnly = useReadOnly();
  const { autosave } = useBuilder();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const siteUrl = useBuilderState(({ settings }) => settings.siteUrl);
  const { pages, crawl, error, reload, start, stop, forget, forgetAll } = useSitePages(chatbotId);
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState<SitePage | 'all' | null>(null);
  const [shown, setShown] = useState<SitePage | null>(null);
  const running = crawl?.status === 'running';

  const read = async () => {
    setBusy(true);
    try {
      // The address may have been typed a moment ago.
      await autosave.flush();
      await start();
    } catch (failure) {
      // Another tab began it: then it runs, which is what was asked for.
      if (failure instanceof ApiFailure && failure.code === 'CONFLICT') reload();
      else toast.error(t('builderTraining.site.startFailed'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  const halt = async () => {
    try {
      await stop();
    } catch (failure) {
      toast.error(t('builderTraining.error'), errorText(failure));
    }
  };
  const discard = async () => {
    try {
      await (leaving === 'all' ? forgetAll() : leaving && forget(leaving.id));
    } catch (failure) {
      toast.error(t('builderTraining.error'), errorText(failure));
    }
  };

  return (
    <Group
      title={t('builderTraining.site.title')}
      lead={t('builderTraining.site.lead', { max: LIMITS.sitePages.max })}
    >
      {error !== undefined && !pages && (
        <LoadFailed onRetry={reload}>{t('builderTraining.site.listFailed')}</LoadFailed>
      )}
      {!crawl && error === undefined && <Skeleton lines={2} />}
      {crawl && (
        <>
          {!siteUrl && <Notice tone="info">{t('builderTraining.site.noAddress')}</Notice>}
          <CrawlState crawl={crawl} />
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <Button
              variant="secondary"
              icon={crawl.status === 'never' ? 'globe' : 'refresh'}
              busy={busy || running}
              disabled={readOnly || !siteUrl}
              onClick={() => void read()}
            >
              {t(
                running
                  ? 'builderTraining.site.running'
                  : crawl.status === 'never'
                    ? 'builderTraining.site.start'
                    : 'builderTraining.site.again',
              )}
            </Button>
            {running && (
              <Button variant="ghost" disabled={readOnly} onClick={() => void halt()}>
                {t('builderTraining.site.stop')}
              </Button>
            )}
            {!running && pages && pages.length > 0 && (
              <Button variant="ghost" disabled={readOnly} onClick={() => setLeaving('all')}>
                {t('builderTraining.site.forgetAll')}
              </Button>
            )}
          </div>
        </>
      )}
      {pages && pages.length > 0 && (
        <PageList pages={pages} readOnly={readOnly} onShow={setShown} onForget={(page) => setLeaving(page)} />
      )}
      <UnderstandingDialog
        chatbotId={chatbotId}
        source={shown && { kind: 'site-pages', id: shown.id, name: shown.title || shown.url }}
        onClose={() => setShown(null)}
      />
      <ConfirmDialog
        title={
          leaving === 'all'
            ? t('builderTraining.site.forgetAllTitle')
            : t('builderTraining.site.forgetTitle', { page: leaving?.title || leaving?.url || '' })
        }
        body={t(leaving === 'all' ? 'builderTraining.site.forgetAllBody' : 'builderTraining.site.forgetBody')}
        confirmLabel={t('builderTraining.site.forget')}
        tone="danger"
        open={leaving !== null}
        onConfirm={discard}
        onClose={() => setLeaving(null)}
      />
    </Group>
  );
}

function PageList({
  pages,
  readOnly,
  onShow,
  onForget,
}: {
  pages: SitePage[];
  readOnly: boolean;
  onShow: (page: SitePage) => void;
  onForget: (page: SitePage) => void;
}) {
  const t = useT();
  const [whole, setWhole] = useState(false);
  const shown = whole ? pages : pages.slice(0, AT_FIRST);
  return (
    <div css={{ display: 'grid', gap: 8 }}>
      <ul aria-label={t('builderTraining.site.title')} css={{ display: 'grid', listStyle: 'none' }}>
        {shown.map((page) => (
          <SitePageRow
            key={page.id}
            page={page}
            readOnly={readOnly}
            onShow={() => onShow(page)}
            onForget={() => onForget(page)}
          />
        ))}
      </ul>
      {pages.length > AT_FIRST && (
        <div>
          <Button size="s" variant="ghost" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? t('builderTraining.why.less') : t('builderTraining.site.all', { count: pages.length })}
          </Button>
        </div>
      )}
    </div>
  );
}
