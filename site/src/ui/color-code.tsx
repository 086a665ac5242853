import { useEffect, useId, useState } from 'react';
import { useT } from '../i18n';
import { readColorInput } from './color-value';
import { controlStyles } from './field';
import { tokens } from './tokens';

/** A colour typed or pasted. What is typed stays as typed while the field has the keyboard. */
export function ColorCode({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && typed.trim() !== '' && readColorInput(typed) === null;
  // A colour chosen elsewhere meanwhile, by undo for one, is what the field must show.
  useEffect(
    () => setTyped((text) => (text !== null && readColorInput(text) === value ? text : null)),
    [value],
  );
  return (
    <div css={{ display: 'grid', gap: 4, flex: '1 1 180px', minWidth: 0 }}>
      <label htmlFor={id} css={{ fontSize: tokens.size.xs, color: tokens.color.muted }}>
        {t('common.color.code')}
      </label>
      <input
        id={id}
        value={typed ?? value}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-hint`}
        css={[controlStyles, { fontFamily: tokens.font.mono, fontSize: tokens.size.s }]}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          const color = readColorInput(text);
          if (color) onChange(color);
        }}
        onBlur={() => setTyped(null)}
      />
      <span
        id={`${id}-hint`}
        css={{ fontSize: tokens.size.xs, color: wrong ? tokens.color.red : tokens.color.muted }}
      >
        {t('common.color.codeHint')}
      </span>
    </div>
  );
}
