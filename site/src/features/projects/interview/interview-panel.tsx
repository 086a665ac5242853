import type { InterviewStep, ProjectChat } from '@contract';
import { useState } from 'react';
import { useT } from '../../../i18n';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Tabs } from '../../../ui/tabs';
import { tokens } from '../../../ui/tokens';
import { ResultBlock } from './result-block';

const { color, radius, size } = tokens;
const TONES = { done: 'success', current: 'accent', later: 'neutral' } as const;

interface StepProps {
  step: InterviewStep;
  busy: boolean;
  onCorrect: (step: number, questionId: string) => void;
}

/** One step: what was asked and answered in it, each answer to be corrected. */
function Step({ step: { step, title, state, answers }, busy, onCorrect }: StepProps) {
  const t = useT();
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      css={{
        display: 'grid',
        gap: 10,
        padding: '12px 14px',
        border: `1px solid ${state === 'current' ? color.accent : color.line}`,
        borderRadius: radius.m,
        background: color.surface,
      }}
    >
      <div css={{ display: 'flex', gap: 8, justifyContent: 'space-between', alignItems: 'center' }}>
        <h3 css={{ fontSize: size.m }}>
          {step}. {title}
        </h3>
        <Badge tone={TONES[state]}>{t(`interview.panel.${state}`)}</Badge>
      </div>
      {answers.length > 0 && (
        <dl css={{ display: 'grid', gap: 10 }}>
          {answers.map(({ questionId, question, answer }) => (
            <div
              key={questionId}
              css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 8 }}
            >
              <dt css={{ color: color.muted, fontSize: size.xs }}>{question}</dt>
              <dd css={{ gridColumn: 1, fontSize: size.s, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                {answer || <em css={{ color: color.muted }}>{t('interview.panel.skipped')}</em>}
              </dd>
              <dd css={{ gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' }}>
                <Button
                  variant="ghost"
                  size="s"
                  icon="edit"
                  disabled={busy}
                  aria-label={t('interview.panel.correctOf', { question })}
                  onClick={() => onCorrect(step, questionId)}
                >
                  {t('interview.panel.correct')}
                </Button>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

interface InterviewPanelProps {
  chat: ProjectChat;
  busy: boolean;
  onCorrect: (step: number, questionId: string) => void;
}

/** The eight steps with their answers, and the figures that follow from them. */
export function InterviewPanel({ chat: { steps, results }, busy, onCorrect }: InterviewPanelProps) {
  const t = useT();
  const [tab, setTab] = useState<'steps' | 'results'>('steps');
  return (
    <Tabs
      label={t('interview.panel.tabs')}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'steps', label: t('interview.panel.steps'), icon: 'check' },
        { id: 'results', label: t('interview.panel.results'), icon: 'chart' },
      ]}
    >
      {tab === 'steps' ? (
        <ol role="list" css={{ listStyle: 'none', display: 'grid', gap: 10, padding: 0 }}>
          {steps.map((step) => (
            <Step key={step.step} step={step} busy={busy} onCorrect={onCorrect} />
          ))}
        </ol>
      ) : results.length === 0 ? (
        <EmptyState icon="chart" title={t('interview.panel.noResults')}>
          {t('interview.panel.noResultsHint')}
        </EmptyState>
      ) : (
        <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
          {results.map((result) => (
            <ResultBlock key={result.id} result={result} />
          ))}
        </div>
      )}
    </Tabs>
  );
}
