import type { Expectation, RegressionQuestion, RegressionVerdict, SaveRegressionQuestion } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { Badge } from '../../../../ui/badge';
import { IconButton } from '../../../../ui/button';
import { tokens } from '../../../../ui/tokens';
import { RegressionForm } from './regression-form';

interface RegressionQuestionRowProps {
  item: RegressionQuestion;
  onSave: (question: SaveRegressionQuestion['request']) => Promise<unknown>;
  onRemove: () => Promise<void>;
}

const namedIn = (expectation: Expectation): Record<string, string> => {
  if (expectation.kind === 'contains') return { text: expectation.text };
  return expectation.kind === 'source' ? { title: expectation.title } : {};
};

/** One question, what its answer must be, and what the bot says: now, and before the last change. */
export function RegressionQuestionRow({ item, onSave, onRemove }: RegressionQuestionRowProps) {
  const t = useT();
  const [editing, setEditing] = useState(false);
  const { question, expectation, result } = item;
  return (
    <li
      css={{
        display: 'grid',
        gap: 6,
        minWidth: 0,
        padding: '12px 0',
        borderTop: `1px solid ${tokens.color.line}`,
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      {editing ? (
        <RegressionForm
          initial={item}
          label={t('builderImprove.regression.edit', { question })}
          onSave={async (next) => {
            await onSave(next);
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <div css={{ display: 'flex', gap: 4, alignItems: 'flex-start' }}>
          <div css={{ flex: 1, minWidth: 0, display: 'grid', gap: 4, overflowWrap: 'anywhere' }}>
            <h4 css={{ margin: 0, fontWeight: 600 }}>{question}</h4>
            <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
              {t(`builderImprove.regression.expects.${expectation.kind}`, namedIn(expectation))}
            </p>
            <div css={{ display: 'flex', flexWrap: 'wrap', gap: 6 }}>
              {result ? (
                <>
                  <Badge tone={result.passed ? 'success' : 'error'}>
                    {t(`builderImprove.regression.${result.passed ? 'right' : 'wrong'}`)}
                  </Badge>
                  {result.change !== 'same' && (
                    <Badge tone={result.change === 'broken' ? 'warning' : 'neutral'}>
                      {t(`builderImprove.regression.changes.${result.change}`)}
                    </Badge>
                  )}
                </>
              ) : (
                <Badge>{t('builderImprove.regression.unasked')}</Badge>
              )}
            </div>
          </div>
          <IconButton
            icon="edit"
            size={20}
            label={t('builderImprove.regression.edit', { question })}
            onClick={() => setEditing(true)}
          />
          <IconButton
            icon="trash"
            size={20}
            label={t('builderImprove.regression.remove', { question })}
            onClick={() => void onRemove()}
          />
        </div>
      )}
      {result && !editing && (
        // What broke is what the owner came for.
        <details open={result.change === 'broken'} css={{ fontSize: tokens.size.s }}>
          <summary
            aria-label={t('builderImprove.regression.details', { question })}
            css={{ minHeight: 24, color: tokens.color.accent, cursor: 'pointer' }}
          >
            {t('builderImprove.regression.now')}
            {result.before && result.change !== 'same' && ` / ${t('builderImprove.regression.before')}`}
          </summary>
          <dl css={{ display: 'grid', gap: 8, margin: 0, paddingTop: 6 }}>
            <Said name={t('builderImprove.regression.now')} reply={result} />
            {result.before && result.change !== 'same' && (
              <Said name={t('builderImprove.regression.before')} reply={result.before} />
            )}
          </dl>
        </details>
      )}
    </li>
  );
}

function Said({ name, reply }: { name: string; reply: RegressionVerdict }) {
  const t = useT();
  const sources = reply.sources.map(({ title }) => title).join(', ');
  return (
    <div css={{ padding: '8px 12px', borderRadius: tokens.radius.m, background: tokens.color.paper }}>
      <dt css={{ color: tokens.color.muted }}>
        {name} · {t(`builderTraining.test.outcomes.${reply.outcome}`)} ·{' '}
        {sources || t('builderImprove.regression.noSources')}
      </dt>
      <dd css={{ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reply.text}</dd>
    </div>
  );
}
