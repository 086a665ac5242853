import type { InterviewStep, ProjectChat } from '@contract';
import { Link } from 'react-router-dom';
import { useErrorText, useT } from '../../i18n';
import { Button, ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { ProgressBar } from '../../ui/progress-bar';
import { Skeleton } from '../../ui/skeleton';
import { tokens } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useProduction } from './use-production';

const { color, size } = tokens;

interface ProductionStepsProps {
  /** The project chat that is open, or null elsewhere. */
  openChatId: string | null;
  /** Addresses belong to the application, which hands them down. */
  to: { chat: (chatId: string) => string; newProject: string };
  close: () => void;
}

/** What is done of a project and what comes next, each with the way into its chat. */
export function ProductionSteps({ openChatId, to, close }: ProductionStepsProps) {
  const t = useT();
  const errorText = useErrorText();
  const { chat, none, error, reload } = useProduction(openChatId, true);
  if (none)
    return (
      <div css={{ display: 'grid', gap: 8, justifyItems: 'start', padding: 20 }}>
        <p css={{ fontWeight: 650 }}>{t('shell.steps.none')}</p>
        <p css={{ color: color.muted, fontSize: size.s }}>{t('shell.steps.noneHint')}</p>
        <ButtonLink to={to.newProject} size="s" onClick={close}>
          {t('shell.steps.start')}
        </ButtonLink>
      </div>
    );
  if (error && !chat)
    return (
      <div css={{ padding: 12 }}>
        <Notice
          tone="error"
          title={t('shell.steps.loadFailed')}
          action={
            <Button size="s" variant="secondary" icon="refresh" onClick={reload}>
              {t('common.retry')}
            </Button>
          }
        >
          {errorText(error)}
        </Notice>
      </div>
    );
  if (!chat)
    return (
      <div css={{ padding: 20 }}>
        <Skeleton lines={6} />
      </div>
    );
  return <Steps chat={chat} chatPath={to.chat(chat.project.chatId)} close={close} />;
}

function Steps({ chat, chatPath, close }: { chat: ProjectChat; chatPath: string; close: () => void }) {
  const t = useT();
  const { project, progress, steps } = chat;
  const stand = progress.complete
    ? t('shell.steps.complete')
    : t('shell.steps.progress', { done: progress.done, of: progress.of });
  const next = steps.find(({ state }) => state === 'later');
  return (
    <div css={{ display: 'grid', gap: 12, padding: 16 }}>
      <h2 css={{ fontSize: size.l, overflowWrap: 'anywhere' }}>{project.name}</h2>
      <div css={{ display: 'grid', gap: 6 }}>
        <p css={{ fontSize: size.s, color: color.muted }}>{stand}</p>
        <ProgressBar
          value={progress.done}
          max={progress.of}
          meaning="done"
          label={t('shell.steps.button')}
          valueText={stand}
        />
      </div>
      <ol css={{ listStyle: 'none', display: 'grid' }}>
        {steps.map((step) => (
          <li key={step.step} aria-current={step.state === 'current' ? 'step' : undefined}>
            <StepLine step={step} isNext={step === next} chatPath={chatPath} close={close} />
          </li>
        ))}
      </ol>
      <ButtonLink to={chatPath} size="s" css={{ minHeight: 44 }} onClick={close}>
        {t(progress.complete ? 'shell.steps.open' : 'shell.steps.goOn')}
      </ButtonLink>
    </div>
  );
}

const MARKS = { done: 'check', current: 'play', later: null } as const;

/** One step; what was reached leads into the chat. */
function StepLine({
  step: { step, title, state },
  isNext,
  chatPath,
  close,
}: {
  step: InterviewStep;
  isNext: boolean;
  chatPath: string;
  close: () => void;
}) {
  const t = useT();
  const mark = MARKS[state];
  const inside = (
    <>
      <span
        aria-hidden
        css={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 24,
          height: 24,
          borderRadius: '50%',
          fontSize: size.xs,
          fontWeight: 650,
          background: state === 'done' ? color.greenSoft : state === 'current' ? color.accentSoft : 'none',
          color: state === 'done' ? color.green : state === 'current' ? color.accent : color.muted,
          border: state === 'later' ? `1.5px solid ${color.lineStrong}` : 0,
        }}
      >
        {mark ? <Icon name={mark} size={14} /> : step}
      </span>
      <span css={{ flex: 1, minWidth: 0 }}>{title}</span>
      {isNext && <span css={{ fontSize: size.xs, color: color.muted }}>{t('shell.steps.next')}</span>}
      <VisuallyHidden>{`, ${t(`shell.steps.${state}`)}`}</VisuallyHidden>
    </>
  );
  const look = {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 40,
    padding: '4px 6px',
    borderRadius: tokens.radius.s,
    color: state === 'later' ? color.muted : color.ink,
    fontSize: size.s,
    fontWeight: state === 'current' ? 650 : 500,
    textDecoration: 'none',
  } as const;
  return state === 'later' ? (
    <span css={look}>{inside}</span>
  ) : (
    <Link to={chatPath} onClick={close} css={[look, { '&:hover': { background: color.accentSoft } }]}>
      {inside}
    </Link>
  );
}
