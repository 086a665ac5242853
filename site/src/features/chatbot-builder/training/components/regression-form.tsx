import { IMPROVEMENT_LIMITS, type Expectation, type SaveRegressionQuestion } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { SelectField } from '../../../../ui/select-field';
import { TextField } from '../../../../ui/text-field';
import { InlineForm, type InlineFormProps } from './inline-form';

type Question = SaveRegressionQuestion['request'];

interface RegressionFormProps extends Pick<InlineFormProps, 'label' | 'onCancel'> {
  initial?: Question;
  onSave: (question: Question) => Promise<unknown>;
}

const KINDS = ['contains', 'source', 'refuses'] as const satisfies readonly Expectation['kind'][];
const { regressionText: max } = IMPROVEMENT_LIMITS;

/** A question and what makes its answer right. */
export function RegressionForm({ initial, label, onSave, onCancel }: RegressionFormProps) {
  const t = useT();
  const [question, setQuestion] = useState(initial?.question ?? '');
  const [kind, setKind] = useState<Expectation['kind']>(initial?.expectation.kind ?? 'contains');
  const [text, setText] = useState(initial?.expectation.kind === 'contains' ? initial.expectation.text : '');
  const [title, setTitle] = useState(initial?.expectation.kind === 'source' ? initial.expectation.title : '');

  const missing =
    !question.trim() || (kind === 'contains' && !text.trim()) || (kind === 'source' && !title.trim());
  const expectation = (): Expectation => {
    if (kind === 'contains') return { kind, text: text.trim() };
    return kind === 'source' ? { kind, title: title.trim() } : { kind };
  };

  return (
    <InlineForm
      label={label}
      saveLabel={t('builderImprove.regression.save')}
      canSave={!missing}
      onSave={() => onSave({ question: question.trim(), expectation: expectation() })}
      onCancel={onCancel}
    >
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
    </InlineForm>
  );
}
