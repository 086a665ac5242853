import { LIMITS, type SaveCuratedAnswer } from '@contract';
import { useState, type FormEvent } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { TextArea } from '../../../../ui/text-area';
import { TextField } from '../../../../ui/text-field';
import { tokens } from '../../../../ui/tokens';
import { twinOf } from '../../api/use-curated-answers';

type Pair = SaveCuratedAnswer['request'];

interface CuratedAnswerFormProps {
  initial?: Pair;
  /** Names the form: more than one may be open. */
  label: string;
  saveLabel: string;
  onSave: (pair: Pair) => Promise<unknown>;
  onCancel: () => void;
}

const { question: maxQuestion, answer: maxAnswer } = LIMITS.curatedAnswers;

/** A question and the answer to give. */
export function CuratedAnswerForm({ initial, label, saveLabel, onSave, onCancel }: CuratedAnswerFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const [question, setQuestion] = useState(initial?.question ?? '');
  const [answer, setAnswer] = useState(initial?.answer ?? '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      await onSave({ question: question.trim(), answer: answer.trim() });
    } catch (failure) {
      setProblem(twinOf(failure) ? t('builderTraining.pairs.twin') : errorText(failure));
      setBusy(false);
    }
  };

  return (
    <form
      aria-label={label}
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
      css={{
        display: 'grid',
        gap: 12,
        padding: 16,
        borderRadius: tokens.radius.m,
        background: tokens.color.paper,
      }}
    >
      {problem && <Notice tone="error">{problem}</Notice>}
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
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' }}>
        <Button size="s" variant="secondary" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button size="s" type="submit" busy={busy} disabled={!question.trim() || !answer.trim()}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
