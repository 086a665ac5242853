import { useState, type FormEvent, type ReactNode } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { tokens } from '../../../../ui/tokens';

export interface InlineFormProps {
  /** Names the form: more than one may be open. */
  label: string;
  saveLabel: string;
  canSave: boolean;
  /** What it throws is said in the form, which stays open. */
  onSave: () => Promise<unknown>;
  onCancel: () => void;
  /** Says a failure in words of its own; undefined where there are none. */
  describe?: (failure: unknown) => string | undefined;
  children: ReactNode;
}

/** A short form inside a list, for one of its entries or a new one. */
export function InlineForm({
  label,
  saveLabel,
  canSave,
  onSave,
  onCancel,
  describe,
  children,
}: InlineFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      await onSave();
    } catch (failure) {
      setProblem(describe?.(failure) ?? errorText(failure));
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
      {children}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' }}>
        <Button size="s" variant="secondary" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button size="s" type="submit" busy={busy} disabled={!canSave}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
