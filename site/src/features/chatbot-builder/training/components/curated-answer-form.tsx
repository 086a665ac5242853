import { LIMITS, type SaveCuratedAnswer } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { TextArea } from '../../../../ui/text-area';
import { TextField } from '../../../../ui/text-field';
import { twinOf } from '../api/use-curated-answers';
import { InlineForm, type InlineFormProps } from './inline-form';

type Pair = SaveCuratedAnswer['request'];

interface CuratedAnswerFormProps extends Pick<InlineFormProps, 'label' | 'saveLabel' | 'onCancel'> {
  initial?: Pair;
  onSave: (pair: Pair) => Promise<unknown>;
}

const { question: maxQuestion, answer: maxAnswer } = LIMITS.curatedAnswers;

/** A question and the answer to give. */
export function CuratedAnswerForm({ initial, label, saveLabel, onSave, onCancel }: CuratedAnswerFormProps) {
  const t = useT();
  const [question, setQuestion] = useState(initial?.question ?? '');
  const [answer, setAnswer] = useState(initial?.answer ?? '');

  return (
    <InlineForm
      label={label}
      saveLabel={saveLabel}
      canSave={Boolean(question.trim() && answer.trim())}
      onSave={() => onSave({ question: question.trim(), answer: answer.trim() })}
      onCancel={onCancel}
      describe={(failure) => (twinOf(failure) ? t('builderTraining.pairs.twin') : undefined)}
    >
      <TextField
        label={t('builderTraining.pairs.question')}
        placeholder={t('builderTraining.pairs.questionPlaceholder')}
        autoFocus={!initial?.question}
        maxLength={maxQuestion}
        value={question}
        onChange={setQuestion}
      />
      <TextArea
        label={t('builderTraining.pairs.answer')}
        rows={3}
        autoFocus={Boolean(initial?.question)}
        maxLength={maxAnswer}
        value={answer}
        onChange={setAnswer}
        hint={t('builderTraining.count', { used: answer.length, max: maxAnswer })}
      />
    </InlineForm>
  );
}
