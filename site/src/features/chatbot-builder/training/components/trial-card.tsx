import type { SaveCuratedAnswer, WidgetOutcome } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { Badge, type BadgeTone } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Icon } from '../../../../ui/icon';
import { tokens } from '../../../../ui/tokens';
import type { Trial } from '../api/use-trial';
import { useReadOnly } from '../../components/builder-context';
import { CuratedAnswerForm } from './curated-answer-form';
import { WatchButton } from './watch-button';

interface TrialCardProps {
  trial: Trial;
  latest: boolean;
  onExplain: () => void;
  onCorrect: (pair: SaveCuratedAnswer['request']) => Promise<void>;
}

const TONES = {
  answered: 'success',
  suggested: 'warning',
  unknown: 'error',
  limited: 'warning',
  person: 'accent',
} as const satisfies Record<WidgetOutcome, BadgeTone>;

/** One question of the owner's and what the bot said to it. */
export function TrialCard({ trial, latest, onExplain, onCorrect }: TrialCardProps) {
  const t = useT();
  const readOnly = useReadOnly();
  const [correcting, setCorrecting] = useState(false);
  const { question, reply } = trial;

  return (
    <article
      aria-label={question}
      css={{
        display: 'grid',
        gap: 10,
        padding: 16,
        border: `1px solid ${latest ? tokens.color.lineStrong : tokens.color.line}`,
        borderRadius: tokens.radius.m,
      }}
    >
      <header css={{ display: 'flex', gap: 12, justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <p css={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{question}</p>
        <Badge tone={TONES[reply.outcome]}>{t(`builderTraining.test.outcomes.${reply.outcome}`)}</Badge>
      </header>
      <p css={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reply.reply}</p>
      {reply.suggestions.length > 0 && (
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{reply.suggestions.join(' · ')}</p>
      )}
      {reply.sources.length > 0 && (
        <ul
          aria-label={t('builderTraining.test.sources')}
          css={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 6,
            margin: 0,
            padding: 0,
            listStyle: 'none',
            fontSize: tokens.size.xs,
            color: tokens.color.muted,
          }}
        >
          {reply.sources.map(({ title, page }) => (
            <li
              key={`${title}-${page ?? ''}`}
              css={{ display: 'flex', gap: 4, alignItems: 'center', marginRight: 8 }}
            >
              <Icon name="file" size={16} />
              {title}
              {page && `, ${t('builderTraining.why.page', { page })}`}
            </li>
          ))}
        </ul>
      )}
      {correcting ? (
        <CuratedAnswerForm
          initial={{ question, answer: reply.outcome === 'answered' ? reply.reply : '' }}
          label={t('builderTraining.test.correct')}
          saveLabel={t('builderTraining.test.saveCorrection')}
          onSave={async (pair) => {
            await onCorrect(pair);
            setCorrecting(false);
          }}
          onCancel={() => setCorrecting(false)}
        />
      ) : (
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 4, marginLeft: -12 }}>
          {reply.reply_id && (
            <Button size="s" variant="ghost" icon="help" onClick={onExplain}>
              {t('builderTraining.why.title')}
            </Button>
          )}
          <Button
            size="s"
            variant="ghost"
            icon="edit"
            disabled={readOnly}
            onClick={() => setCorrecting(true)}
          >
            {t('builderTraining.test.correct')}
          </Button>
          <WatchButton question={question} outcome={reply.outcome} source={reply.sources[0]?.title ?? ''} />
        </div>
      )}
    </article>
  );
}
