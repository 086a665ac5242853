import { IMPROVEMENT_LIMITS, type Expectation, type SaveRegressionQuestion } from '@contract';
import { useState, type FormEvent } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { SelectField } from '../../../../ui/select-field';
import { TextField } from '../../../../ui/text-field';
import { tokens } from '../../../../ui/tokens';

type Question = SaveRegressionQuestion['request'];

interface RegressionFormProps {
  initial?: Question;
  /** Names the form: more than one may be open. */
  label: string;
  onSave: (question: Question) => Promise<unknown>;
  onCancel: () => void;
}

const KINDS = ['contains', 'source', 'refuses'] as const satisfies readonly Expectation['kind'][];
const { regressionText: max } = IMPROVEMENT_LIMITS;

/** A question and what makes its answer right. */
export function RegressionForm({ initial, label, onSave, onCancel }: RegressionFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const [question, setQuestion] = useState(initial?.question ?? '');
  const [kind, setKind] = useState<Expectation['kind']>(initial?.expectation.kind ?? 'contains');
  const [text, setText] = useState(initial?.expectation.kind === 'contains' ? initial.expectation.text : '');
  const [title, setTitle] = useState(initial?.expectation.kind === 'source' ? initial.expectation.title : '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const missing =
    !question.trim() || (kind === 'contains' && !text.trim()) || (kind === 'source' && !title.trim());
  const expectation = (): Expectation => {
    if (kind === 'contains') return { kind, text: text.trim() };
    return kind === 'source' ? { kind, title: title.trim() } : { kind };
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      await onSave({ question: question.trim(), expectation: expectation() });
    } catch (failure) {
      setProblem(errorText(failure));
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
        label={t('builderImprove.regression.question')}
        autoFocus
        maxLength={max}
        value={question}
        onChange={setQuestion}
      />
      <SelectField
        label={t('builderImprove.regression.expectation')}
        value={kind}
        onChange={setKind}
        options={KINDS.map((each) => ({
          value: each,
          label: t(`builderImprove.regression.kinds.${each}`),
        }))}
      />
      {kind === 'contains' && (
        <TextField
          label={t('builderImprove.regression.text')}
          maxLength={max}
          value={text}
          onChange={setText}
        />
      )}
      {kind === 'source' && (
        <TextField
          label={t('builderImprove.regression.source')}
          hint={t('builderImprove.regression.sourceHint')}
          maxLength={max}
          value={title}
          onChange={setTitle}
        />
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' }}>
        <Button size="s" variant="secondary" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button size="s" type="submit" busy={busy} disabled={missing}>
          {t('builderImprove.regression.save')}
        </Button>
      </div>
    </form>
  );
}
