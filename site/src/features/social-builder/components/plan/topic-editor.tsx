import { PLAN_RULES } from '@contract';
import { useState, type FormEvent } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { TextField } from '../../../../ui/text-field';

interface TopicEditorProps {
  topic: string;
  onSave: (topic: string) => void;
  onCancel: () => void;
}

/** Another topic for a planned post: Enter saves, Escape leaves it. */
export function TopicEditor({ topic, onSave, onCancel }: TopicEditorProps) {
  const t = useT();
  const [typed, setTyped] = useState(topic);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') onSave(typed.trim());
  };
  return (
    <form onSubmit={submit} css={{ display: 'grid', gap: 10 }}>
      <TextField
        label={t('socialPlan.topic')}
        value={typed}
        maxLength={PLAN_RULES.topicLength}
        autoFocus
        onChange={setTyped}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onCancel();
        }}
      />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button type="submit" size="s" disabled={typed.trim() === ''}>
          {t('socialPlan.saveTopic')}
        </Button>
        <Button size="s" variant="secondary" onClick={onCancel}>
          {t('socialPlan.cancel')}
        </Button>
      </div>
    </form>
  );
}
