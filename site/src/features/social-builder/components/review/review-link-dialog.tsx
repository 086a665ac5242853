import { useState } from 'react';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { formatDate } from '../../../../lib/dates';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Skeleton } from '../../../../ui/skeleton';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { useReviewLink } from '../../api/use-review-link';

/** Where an owner makes the link for a client, and ends it. */
export function ReviewLinkDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog title={t('socialReview.link.title')} open={open} onClose={onClose} width={560}>
      {open && <ReviewLink onClose={onClose} />}
    </Dialog>
  );
}

function ReviewLink({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const { link, error, create, end } = useReviewLink();
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      toast.error(t('socialReview.link.failed'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  const copy = () =>
    run(async () => {
      await navigator.clipboard.writeText(url ?? '');
      toast.success(t('socialReview.link.copied'));
    });
  if (link === undefined && error === undefined) return <Skeleton lines={3} />;
  const date = link ? formatDate(link.expiresAt, locale) : '';
  return (
    <div css={{ display: 'grid', gap: 16 }}>
      <p>{t('socialReview.link.body')}</p>
      {url && (
        <>
          <div css={{ display: 'flex', gap: 8, alignItems: 'flex-end' }}>
            <div css={{ flex: 1, minWidth: 0 }}>
              <TextField
                label={t('socialReview.link.address')}
                readOnly
                value={url}
                onChange={() => undefined}
              />
            </div>
            <Button variant="secondary" icon="copy" onClick={() => void copy()}>
              {t('socialReview.link.copy')}
            </Button>
          </div>
          <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
            {t('socialReview.link.once', { date })}
          </p>
        </>
      )}
      {link && !url && <p>{t('socialReview.link.active', { date })}</p>}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' }}>
        {link && (
          <Button
            variant="danger"
            disabled={busy}
            onClick={() =>
              void run(async () => {
                await end();
                setUrl(null);
                toast.success(t('socialReview.link.ended'));
              })
            }
          >
            {t('socialReview.link.end')}
          </Button>
        )}
        {!url && (
          <Button busy={busy} onClick={() => void run(async () => setUrl(await create()))}>
            {t(link ? 'socialReview.link.again' : 'socialReview.link.make')}
          </Button>
        )}
        {url && <Button onClick={onClose}>{t('socialReview.link.close')}</Button>}
      </div>
    </div>
  );
}
