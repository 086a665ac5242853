import { useState, type KeyboardEvent } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { toast } from '../../../../ui/toast';
import { controlStyles } from '../../../../ui/field';
import { tokens } from '../../../../ui/tokens';

interface EditableWordsProps {
  /** What is edited, for those who cannot see it. */
  label: string;
  value: string;
  maxLength: number;
  disabled: boolean;
  /** An empty cell may stay empty; a text may not. */
  mayBeEmpty?: boolean;
  /** Several lines, for a text. */
  multiline?: boolean;
  onSave: (value: string) => Promise<void>;
}

/** Words that are edited where they stand: a click opens them, Enter or leaving saves, Escape leaves them as they were. */
export function EditableWords({
  label,
  value,
  maxLength,
  disabled,
  mayBeEmpty = false,
  multiline = false,
  onSave,
}: EditableWordsProps) {
  const t = useT();
  const errorText = useErrorText();
  const [draft, setDraft] = useState<string | null>(null);

  const save = async () => {
    const next = draft?.trim() ?? value;
    setDraft(null);
    if (next === value || (next === '' && !mayBeEmpty)) return;
    try {
      await onSave(next);
    } catch (failure) {
      toast.error(t('builderTraining.understood.failed'), errorText(failure));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // The window around stays open.
      event.preventDefault();
      event.stopPropagation();
      setDraft(null);
    } else if (event.key === 'Enter' && !(multiline && event.shiftKey)) {
      event.preventDefault();
      void save();
    }
  };

  if (draft !== null) {
    const control = {
      'aria-label': label,
      autoFocus: true,
      maxLength,
      value: draft,
      onBlur: () => void save(),
      onKeyDown,
    };
    return multiline ? (
      <textarea
        {...control}
        rows={Math.min(10, Math.ceil(draft.length / 70) + 1)}
        css={[controlStyles, { width: '100%' }]}
        onChange={(event) => setDraft(event.target.value)}
      />
    ) : (
      <input
        {...control}
        css={[controlStyles, { minWidth: 120, width: '100%', padding: '6px 8px' }]}
        onChange={(event) => setDraft(event.target.value)}
      />
    );
  }
  return (
    <button
      type="button"
      disabled={disabled}
      aria-label={t('builderTraining.understood.edit', { what: label, value: value || '–' })}
      onClick={() => setDraft(value)}
      css={{
        // Words begin at the top, beside those of a neighbour that take more lines.
        display: 'flex',
        alignItems: 'flex-start',
        width: '100%',
        minHeight: 32,
        padding: '4px 8px',
        margin: '-4px -8px',
        boxSizing: 'content-box',
        border: 0,
        borderRadius: tokens.radius.s,
        background: 'transparent',
        color: 'inherit',
        font: 'inherit',
        // A button does not take the line through hidden words by itself.
        textDecoration: 'inherit',
        textAlign: 'start',
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
        cursor: disabled ? 'default' : 'text',
        '&:hover:not(:disabled)': { background: tokens.color.accentSoft },
      }}
    >
      {value || <span css={{ color: tokens.color.muted }}>–</span>}
    </button>
  );
}
