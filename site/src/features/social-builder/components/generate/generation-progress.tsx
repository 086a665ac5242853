import type { SocialGeneration } from '@contract';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Notice, type Tone } from '../../../../ui/notice';
import { ProgressBar } from '../../../../ui/progress-bar';
import { Spinner } from '../../../../ui/spinner';
import { tokens } from '../../../../ui/tokens';

interface GenerationProgressProps {
  generation: SocialGeneration | null;
  open: boolean;
  onShow: () => void;
  onClose: () => void;
}

/** How a generation ended. Posts that were made count as success, whatever happened after (spec/admin-builders-widget.md §4). */
const useOutcome = () => {
  const t = useT();
  return ({
    status,
    made,
    wanted,
    failure,
  }: SocialGeneration): { tone: Tone; title: string; body: string } => {
    if (made > 0 && made < wanted)
      return {
        tone: 'warning',
        title: t('socialPosts.generate.partialTitle'),
        body: t(
          failure === 'interrupted'
            ? 'socialPosts.generate.partialInterrupted'
            : failure === 'too-little'
              ? 'socialPosts.generate.partialTooLittle'
              : 'socialPosts.generate.partialBody',
          { made, wanted },
        ),
      };
    if (made > 0)
      return {
        tone: 'success',
        title: t('socialPosts.generate.doneTitle'),
        body: [
          t('socialPosts.generate.doneBody', { count: made }),
          ...(failure === 'model' ? [t('socialPosts.generate.withoutModel')] : []),
        ].join(' '),
      };
    if (status === 'failed')
      return {
        tone: 'error',
        title: t('socialPosts.generate.failedTitle'),
        body: t(`socialPosts.generate.failures.${failure ?? 'interrupted'}`),
      };
    return {
      tone: 'info',
      title: t('socialPosts.generate.noneTitle'),
      body: t(wanted === 0 ? 'socialPosts.generate.nonePlaces' : 'socialPosts.generate.noneBody'),
    };
  };
};

/** The writing as it goes on, in a window that can be closed, and how it ended. */
export function GenerationProgress({ generation, open, onShow, onClose }: GenerationProgressProps) {
  const t = useT();
  const outcomeOf = useOutcome();
  if (!generation) return null;
  const { made, wanted } = generation;
  const running = generation.status === 'running';
  const outcome = outcomeOf(generation);
  const bar = (
    <div css={{ display: 'grid', gap: 8 }}>
      <ProgressBar
        label={t('socialPosts.generate.runningTitle')}
        value={made}
        max={Math.max(1, wanted)}
        meaning="done"
      />
      <span role="status" css={{ color: tokens.color.muted, fontVariantNumeric: 'tabular-nums' }}>
        {t('socialPosts.generate.progress', { made, wanted })}
      </span>
    </div>
  );
  return (
    <>
      {running && !open && (
        <Notice
          tone="info"
          title={t('socialPosts.generate.runningTitle')}
          action={
            <Button size="s" variant="secondary" onClick={onShow}>
              {t('socialPosts.generate.show')}
            </Button>
          }
        >
          {t('socialPosts.generate.progress', { made, wanted })}
        </Notice>
      )}
      <Dialog
        title={running ? t('socialPosts.generate.runningTitle') : outcome.title}
        open={open}
        onClose={onClose}
        width={460}
        actions={
          <Button variant={running ? 'secondary' : 'primary'} onClick={onClose}>
            {t(running ? 'socialPosts.generate.hide' : 'socialPosts.generate.seePosts')}
          </Button>
        }
      >
        {running ? (
          <div css={{ display: 'grid', gap: 16 }}>
            <span css={{ display: 'flex', gap: 12, alignItems: 'center' }}>
              <Spinner />
              {t('socialPosts.generate.runningBody')}
            </span>
            {bar}
          </div>
        ) : (
          <Notice tone={outcome.tone}>{outcome.body}</Notice>
        )}
      </Dialog>
    </>
  );
}
