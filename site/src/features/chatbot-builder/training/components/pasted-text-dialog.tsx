import { LIMITS, type AddTrainingText } from '@contract';
import { useState, type FormEvent } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Notice } from '../../../../ui/notice';
import { TextArea } from '../../../../ui/text-area';
import { TextField } from '../../../../ui/text-field';

interface PastedTextDialogProps {
  open: boolean;
  onAdd: (text: AddTrainingText['request']) => Promise<void>;
  onClose: () => void;
}

/** A text that is in no file: pasted, given a title, kept like a document. */
export function PastedTextDialog({ open, onAdd, onClose }: PastedTextDialogProps) {
  const t = useT();
  return (
    <Dialog title={t('builderTraining.pasteTitle')} open={open} onClose={onClose} width={640}>
      <PastedTextForm onAdd={onAdd} onClose={onClose} />
    </Dialog>
  );
}

function PastedTextForm({ onAdd, onClose }: Omit<PastedTextDialogProps, 'open'>) {
  const t = useT();
  const errorText = useErrorText();
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { maxBytes, maxFiles } = LIMITS.trainingFiles;

  const sentenceOf = (failure: unknown): string => {
    const code = failure instanceof ApiFailure ? failure.code : '';
    if (code === 'FILE_LIMIT_REACHED')
      return t('builderTraining.limitBody', { max: maxFiles, count: maxFiles });
    if (code === 'FILE_TOO_LARGE' || code === 'PAYLOAD_TOO_LARGE')
      return t('builderTraining.tooLargeBody', { file: title });
    return errorText(failure);
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (new Blob([text]).size > maxBytes) {
      setProblem(t('builderTraining.tooLargeBody', { file: title }));
      return;
    }
    setBusy(true);
    setProblem('');
    try {
      await onAdd({ title: title.trim(), text: text.trim() });
      onClose();
    } catch (failure) {
      setProblem(sentenceOf(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form onSubmit={(event) => void add(event)} css={{ display: 'grid', gap: 16 }}>
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextField
        label={t('builderTraining.pasteName')}
        hint={t('builderTraining.pasteNameHint')}
        autoFocus
        maxLength={LIMITS.trainingText.maxTitle}
        value={title}
        onChange={setTitle}
      />
      <TextArea label={t('builderTraining.pasteText')} rows={10} value={text} onChange={setText} />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' }}>
        <Button variant="secondary" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" busy={busy} disabled={!title.trim() || !text.trim()}>
          {t('builderTraining.pasteAdd')}
        </Button>
      </div>
    </form>
  );
}
