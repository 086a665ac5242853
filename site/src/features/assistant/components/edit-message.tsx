import { ASSISTANT_LIMITS } from '@contract';
import { useState, type FormEvent } from 'react';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { TextArea } from '../../../ui/text-area';

interface EditMessageProps {
  text: string;
  /** It may be sent without words, because files go with it. */
  mayBeEmpty: boolean;
  onSend: (text: string) => void;
  onCancel: () => void;
}

/** A message being rewritten where it stands; what came after it leaves the thread once it is sent. */
export function EditMessage({ text, mayBeEmpty, onSend, onCancel }: EditMessageProps) {
  const t = useT();
  const [draft, setDraft] = useState(text);
  const wanted = draft.trim();
  const excess = wanted.length - ASSISTANT_LIMITS.message;
  const blocked = (wanted === '' && !mayBeEmpty) || excess > 0;
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (!blocked) onSend(wanted);
  };
  return (
    <form
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
      css={{ display: 'grid', gap: 8, paddingBottom: 16 }}
    >
      <TextArea
        label={t('assistant.edit.label')}
        labelHidden
        autoFocus
        rows={2}
        autoGrowMax={240}
        value={draft}
        onChange={setDraft}
        hint={t('assistant.edit.hint')}
        error={excess > 0 ? t('chat.tooLong', { count: excess }) : null}
      />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button type="submit" size="s" disabled={blocked}>
          {t('assistant.edit.send')}
        </Button>
        <Button size="s" variant="secondary" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
