import type { AdviceSource, AssistantMessage, NextStep } from '@contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { tabStorage } from '../../../lib/storage';
import { QuickReplies } from '../../../shared/chat/quick-replies';
import { PROMPT_KEY } from '../../../shared/prompt';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Icon, type IconName } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';
import { CalculationTable } from './calculation-table';

const { color, radius, size, motion } = tokens;

const STEP_TWO = {
  'filed-accounts': 'bilancio',
  'no-filed-accounts': 'no-bilanci',
  'business-idea': 'startup',
} as const;
const STEP_ICONS: Record<NextStep['kind'], IconName> = {
  project: 'folder',
  consultation: 'video',
  marketplace: 'store',
};

const addressOf = (step: NextStep): string => {
  switch (step.kind) {
    case 'project':
      return paths.stepTwo(STEP_TWO[step.projectKind]);
    case 'consultation':
      return paths.consultationBooking();
    case 'marketplace':
      return step.slug ? paths.product(step.slug) : paths.marketplace();
  }
};

/** What can usefully be done next in the product; a project begins with what was asked here. */
function NextStepCard({ step, question }: { step: NextStep; question: string }) {
  const t = useT();
  const words = step.kind === 'project' ? (`project.${step.projectKind}` as const) : step.kind;
  return (
    <Link
      to={addressOf(step)}
      onClick={() => {
        if (step.kind === 'project' && question) tabStorage.set(PROMPT_KEY, question);
      }}
      css={{
        display: 'flex',
        gap: 12,
        alignItems: 'center',
        width: 'min(440px, 100%)',
        padding: '10px 14px',
        border: `1.5px solid ${color.line}`,
        borderRadius: radius.m,
        background: color.surface,
        color: color.ink,
        textDecoration: 'none',
        transition: `border-color ${motion.fast}`,
        '&:hover': { borderColor: color.accent },
      }}
    >
      <span css={{ display: 'flex', color: color.accent }}>
        <Icon name={STEP_ICONS[step.kind]} size={24} />
      </span>
      <span css={{ flex: 1, minWidth: 0, display: 'grid' }}>
        <span css={{ color: color.muted, fontSize: size.xs }}>{t('assistant.nextStep')}</span>
        <strong css={{ fontSize: size.s }}>{t(`assistant.steps.${words}`)}</strong>
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
}

function Sources({ sources }: { sources: readonly AdviceSource[] }) {
  const t = useT();
  return (
    <details css={{ fontSize: size.s }}>
      <summary css={{ width: 'fit-content', minHeight: 28, color: color.muted, fontWeight: 600 }}>
        {t('assistant.sources', { count: sources.length })}
      </summary>
      <ul role="list" css={{ listStyle: 'none', padding: 0, display: 'grid', gap: 10, paddingTop: 6 }}>
        {sources.map(({ title, page, excerpt }, at) => (
          <li key={at} css={{ paddingInlineStart: 12, borderInlineStart: `3px solid ${color.line}` }}>
            <strong>{page === null ? title : t('assistant.sourcePage', { title, page })}</strong>
            <p css={{ color: color.muted, overflowWrap: 'anywhere' }}>{excerpt}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ReplyExtrasProps {
  reply: AssistantMessage;
  /** What had been asked; '' when that is out of sight. */
  question: string;
  /** It is the end of the thread, and nothing is being written. */
  isLast: boolean;
  onAgain: () => void;
  onAsk: (question: string) => void;
}

/** What belongs to a reply beside its words: figures, sources, what to do and to ask next. */
export function ReplyExtras({ reply, question, isLast, onAgain, onAsk }: ReplyExtrasProps) {
  const t = useT();
  const { advice, state, stopped } = reply;
  return (
    <>
      {stopped && (
        <span>
          <Badge>{t('assistant.stopped')}</Badge>
        </span>
      )}
      {state === 'failed' && isLast && (
        <span>
          <Button size="s" variant="secondary" icon="refresh" onClick={onAgain}>
            {t('common.retry')}
          </Button>
        </span>
      )}
      {advice?.calculation && (
        // The embedded engine writes the same figures out in words.
        <CalculationTable calculation={advice.calculation} folded={advice.engine === 'embedded'} />
      )}
      {advice && advice.sources.length > 0 && <Sources sources={advice.sources} />}
      {advice?.fallback && <p css={{ color: color.muted, fontSize: size.xs }}>{t('assistant.fallback')}</p>}
      {advice?.nextStep && isLast && <NextStepCard step={advice.nextStep} question={question} />}
      {advice && isLast && (
        <QuickReplies
          replies={advice.suggestions}
          label={t('assistant.suggestions')}
          labelHidden
          onChoose={onAsk}
        />
      )}
    </>
  );
}
