import type { ProjectChat } from '@contract';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { ProgressBar } from '../../../ui/progress-bar';
import { tokens } from '../../../ui/tokens';
import { visuallyHidden } from '../../../ui/visually-hidden';

const { color, media, size } = tokens;
/** On a phone icons stand for words, which are still read aloud. */
const onlyWide = { [media.narrow]: visuallyHidden };

interface InterviewHeaderProps {
  chat: ProjectChat;
  onPanel: () => void;
}

/** The way back, how far the interview is, and what it can give already. */
export function InterviewHeader({ chat: { project, progress }, onPanel }: InterviewHeaderProps) {
  const t = useT();
  const { done, of } = progress;
  return (
    <header
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '6px 12px',
        alignItems: 'center',
        padding: '8px 12px',
        borderBottom: `1px solid ${color.line}`,
        background: color.surface,
      }}
    >
      <h1 css={visuallyHidden}>{project.name}</h1>
      <ButtonLink to={paths.projects()} variant="ghost" size="s" icon="arrow-left">
        <span css={onlyWide}>{t('interview.back')}</span>
      </ButtonLink>
      <div css={{ flex: '1 1 120px', minWidth: 0, maxWidth: 360, display: 'grid', gap: 4 }}>
        <p aria-hidden css={{ fontSize: size.s, fontWeight: 600 }}>
          {t('interview.progress', { done, of })}
        </p>
        <ProgressBar
          meaning="done"
          value={done}
          max={of}
          label={t('interview.progressLabel')}
          valueText={t('interview.progressText', { done, of })}
        />
      </div>
      <div css={{ display: 'flex', gap: 8, marginInlineStart: 'auto' }}>
        <span css={{ '@media (min-width: 1180px)': { display: 'none' } }}>
          <Button variant="secondary" size="s" icon="chart" aria-haspopup="dialog" onClick={onPanel}>
            <span css={onlyWide}>{t('interview.panel.open')}</span>
          </Button>
        </span>
        {progress.draftReady && (
          <ButtonLink to={paths.report(project.id)} size="s" icon="file">
            <span css={onlyWide}>{t(progress.complete ? 'interview.report' : 'interview.draft')}</span>
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
