import { LIMITS } from '@contract';
import { useState, type FormEvent } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { TextField } from '../../../../ui/text-field';
import { useCuratedAnswers } from '../api/use-curated-answers';
import { useTrial } from '../api/use-trial';
import { useBuilder, useBuilderState } from '../../components/builder-context';
import { Group } from '../../../../shared/builder/section';
import { TrialCard } from './trial-card';
import { WhyPanel } from './why-panel';

/** Asks the bot, sees why it said what it said, and mends it on the spot. */
export function TestPanel() {
  const t = useT();
  const errorText = useErrorText();
  const { autosave } = useBuilder();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const { trials, ask } = useTrial(chatbotId);
  const { put } = useCuratedAnswers(chatbotId);
  const [question, setQuestion] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [explained, setExplained] = useState<string | null>(null);

  const putQuestion = async (text: string) => {
    setBusy(true);
    setProblem('');
    try {
      // What was typed a moment ago counts: the tone, the words for what it does not know.
      await autosave.flush();
      await ask(text);
      setQuestion('');
    } catch (failure) {
      setProblem(errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = question.trim();
    if (text && !busy) void putQuestion(text);
  };

  return (
    <Group title={t('builderTraining.test.title')} lead={t('builderTraining.test.lead')}>
      <form onSubmit={submit} css={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'end' }}>
        <div css={{ flex: '1 1 220px' }}>
          <TextField
            label={t('builderTraining.test.question')}
            labelHidden
            placeholder={t('builderTraining.test.placeholder')}
            maxLength={LIMITS.visitorMessage.max}
            value={question}
            onChange={setQuestion}
          />
        </div>
        <Button type="submit" icon="send" busy={busy} disabled={!question.trim()}>
          {t('builderTraining.test.ask')}
        </Button>
      </form>
      {problem && <Notice tone="error">{problem}</Notice>}
      {busy && <Skeleton lines={2} />}
      <div aria-live="polite" css={{ display: 'grid', gap: 12, '&:empty': { marginTop: -18 } }}>
        {trials.map((trial, index) => (
          <TrialCard
            key={trial.reply.message_id}
            trial={trial}
            latest={index === 0}
            onExplain={() => setExplained(trial.reply.reply_id)}
            onCorrect={async (pair) => {
              await put(pair);
              await putQuestion(pair.question);
            }}
          />
        ))}
      </div>
      <WhyPanel
        chatbotId={chatbotId}
        replyId={explained ?? ''}
        open={explained !== null}
        onClose={() => setExplained(null)}
      />
    </Group>
  );
}
