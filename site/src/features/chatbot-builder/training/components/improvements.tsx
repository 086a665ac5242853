import type { ImprovableQuestion, TrialReply } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { useImprovements } from '../api/use-improvements';
import { useBuilderState } from '../../components/builder-context';
import { Group } from '../../../../shared/builder/section';
import { IgnoredQuestions } from './ignored-questions';
import { ImprovableQuestionRow } from './improvable-question';
import { LoadFailed } from './load-failed';

const FIRST = 5;

/** Questions that the bot failed, in the order in which answering them helps most. */
export function Improvements() {
  const t = useT();
  const errorText = useErrorText();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const { questions, total, ignored, error, reload, answer, ignore, recall } = useImprovements(chatbotId);
  const [all, setAll] = useState(false);
  const [answered, setAnswered] = useState<{ question: string; reply: TrialReply | null } | null>(null);

  const recallQuestion = async (id: string) => {
    try {
      await recall(id);
    } catch (failure) {
      toast.error(t('builderImprove.questions.failed'), errorText(failure));
    }
  };
  const ignoreQuestion = async ({ id, question }: ImprovableQuestion) => {
    try {
      const { id: ignoredId } = await ignore(id);
      toast.success(t('builderImprove.questions.ignored', { question }), undefined, {
        label: t('builderImprove.questions.undo'),
        onSelect: () => void recallQuestion(ignoredId),
      });
    } catch (failure) {
      toast.error(t('builderImprove.questions.failed'), errorText(failure));
    }
  };

  const shown = all ? questions : questions?.slice(0, FIRST);
  const hidden = (questions?.length ?? 0) - (shown?.length ?? 0);
  return (
    <Group title={t('builderImprove.questions.title')} lead={t('builderImprove.questions.lead')}>
      {answered && (
        <Notice
          tone="success"
          title={answered.question}
          action={
            <Button size="s" variant="ghost" onClick={() => setAnswered(null)}>
              {t('common.close')}
            </Button>
          }
        >
          {answered.reply ? (
            <>
              <p>{t('builderImprove.questions.answered')}</p>
              <p css={{ marginTop: 6, fontWeight: 600, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {answered.reply.text}
              </p>
            </>
          ) : (
            t('builderImprove.questions.answeredOnly')
          )}
        </Notice>
      )}
      {error !== undefined && !questions && (
        <LoadFailed onRetry={reload}>{t('builderImprove.questions.listFailed')}</LoadFailed>
      )}
      {!questions && error === undefined && <Skeleton lines={3} />}
      {questions?.length === 0 && (
        <p css={{ color: tokens.color.muted }}>{t('builderImprove.questions.none')}</p>
      )}
      {shown && shown.length > 0 && (
        <ul
          aria-label={t('builderImprove.questions.title')}
          css={{ display: 'grid', listStyle: 'none', margin: 0, padding: 0, minWidth: 0 }}
        >
          {shown.map((each) => (
            <ImprovableQuestionRow
              key={each.id}
              item={each}
              onIgnore={() => ignoreQuestion(each)}
              onAnswer={async (pair) => {
                const { reply } = await answer(each.id, pair);
                setAnswered({ question: each.question, reply });
              }}
            />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <div>
          <Button size="s" variant="secondary" onClick={() => setAll(true)}>
            {t('builderImprove.questions.more', { count: hidden })}
          </Button>
        </div>
      )}
      {questions && total > questions.length && hidden === 0 && (
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {t('builderImprove.questions.hidden', { shown: questions.length, total })}
        </p>
      )}
      {ignored.length > 0 && <IgnoredQuestions ignored={ignored} onRecall={recallQuestion} />}
    </Group>
  );
}
