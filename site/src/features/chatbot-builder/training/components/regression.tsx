import { IMPROVEMENT_LIMITS, type GetRegression, type RegressionQuestion } from '@contract';
import { useState } from 'react';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { formatRelative } from '../../../../lib/dates';
import { Button } from '../../../../ui/button';
import { Skeleton } from '../../../../ui/skeleton';
import { SwitchField } from '../../../../ui/switch-field';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { useRegression } from '../api/use-regression';
import { useBuilderState } from '../../components/builder-context';
import { Group } from '../../../../shared/builder/section';
import { LoadFailed } from './load-failed';
import { RegressionForm } from './regression-form';
import { RegressionQuestionRow } from './regression-question';

type State = GetRegression['response']['data'];
const { regressionQuestions: max } = IMPROVEMENT_LIMITS;
/** Fewer are seen at a glance. */
const WORTH_FILTERING = 6;

/** Questions that the bot must go on answering well, and whether it does. */
export function Regression() {
  const t = useT();
  const errorText = useErrorText();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const { regression, error, reload, add, save, remove, run } = useRegression(chatbotId);
  const [adding, setAdding] = useState(false);
  const [onlyChanged, setOnlyChanged] = useState(false);
  const questions = regression?.questions ?? [];
  const shown = questions.filter(
    ({ result }) => !onlyChanged || (result && (!result.passed || !['same', 'new'].includes(result.change))),
  );

  const attempt = async (title: string, act: () => Promise<void>) => {
    try {
      await act();
    } catch (failure) {
      toast.error(title, errorText(failure));
    }
  };

  const discard = async ({ id, question, expectation }: RegressionQuestion) => {
    await remove(id);
    toast.success(t('builderImprove.regression.removed', { question }), undefined, {
      label: t('builderImprove.questions.undo'),
      onSelect: () =>
        void attempt(t('builderImprove.regression.error'), () => add({ question, expectation })),
    });
  };

  return (
    <Group
      title={t('builderImprove.regression.title')}
      lead={t('builderImprove.regression.lead')}
      actions={
        regression && (
          <span
            css={{ color: tokens.color.muted, fontSize: tokens.size.s, fontVariantNumeric: 'tabular-nums' }}
          >
            {t('builderTraining.filesCount', { count: questions.length, max })}
          </span>
        )
      }
    >
      {error !== undefined && !regression && (
        <LoadFailed onRetry={reload}>{t('builderImprove.regression.listFailed')}</LoadFailed>
      )}
      {!regression && error === undefined && <Skeleton lines={3} />}
      {regression && questions.length > 0 && <Outcome state={regression} />}
      {regression?.questions.length === 0 && !adding && (
        <p css={{ color: tokens.color.muted }}>{t('builderImprove.regression.none')}</p>
      )}
      {adding && (
        <RegressionForm
          label={t('builderImprove.regression.add')}
          onSave={async (question) => {
            await add(question);
            setAdding(false);
          }}
          onCancel={() => setAdding(false)}
        />
      )}
      {regression && (
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {!adding && (
            <Button
              variant="secondary"
              icon="plus"
              disabled={questions.length >= max}
              onClick={() => setAdding(true)}
            >
              {t('builderImprove.regression.add')}
            </Button>
          )}
          {questions.length > 0 && (
            <Button
              variant="secondary"
              icon="refresh"
              busy={regression.running}
              onClick={() => void attempt(t('builderImprove.regression.runFailed'), run)}
            >
              {t('builderImprove.regression.run')}
            </Button>
          )}
        </div>
      )}
      {questions.length >= max && (
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {t('builderImprove.regression.full', { max })}
        </p>
      )}
      {questions.length >= WORTH_FILTERING && (
        <SwitchField
          label={t('builderImprove.regression.onlyChanged')}
          checked={onlyChanged}
          onChange={setOnlyChanged}
        />
      )}
      {shown.length > 0 && (
        <ul
          aria-label={t('builderImprove.regression.title')}
          css={{ display: 'grid', listStyle: 'none', margin: 0, padding: 0, minWidth: 0 }}
        >
          {shown.map((each) => (
            <RegressionQuestionRow
              key={each.id}
              item={each}
              onSave={(question) => save(each.id, question)}
              onRemove={() => attempt(t('builderImprove.regression.error'), () => discard(each))}
            />
          ))}
        </ul>
      )}
    </Group>
  );
}

/** The last run in one line. */
function Outcome({ state: { run, running } }: { state: State }) {
  const t = useT();
  const { locale } = useLocale();
  const wrong = run ? run.total - run.passed : 0;
  return (
    <div role="status" css={{ display: 'grid', gap: 2 }}>
      {running && (
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {t('builderImprove.regression.running')}
        </p>
      )}
      {!run && !running && <p css={{ color: tokens.color.muted }}>{t('builderImprove.regression.notYet')}</p>}
      {run && (
        <>
          <p css={{ fontSize: tokens.size.l, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {run.first
              ? t('builderImprove.regression.first', { count: run.total })
              : [
                  t('builderImprove.regression.same', { same: run.same, total: run.total }),
                  ...(run.changed > 0
                    ? [t('builderImprove.regression.changed', { count: run.changed })]
                    : []),
                ].join('; ')}
          </p>
          <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
            {t('builderImprove.regression.passed', { count: run.passed })}
            {wrong > 0 && ` · ${t('builderImprove.regression.failed', { count: wrong })}`} ·{' '}
            <time dateTime={run.finishedAt}>
              {t(
                run.trigger === 'owner'
                  ? 'builderImprove.regression.onRequest'
                  : 'builderImprove.regression.afterTraining',
                { when: formatRelative(run.finishedAt, locale) },
              )}
            </time>
          </p>
        </>
      )}
    </div>
  );
}
