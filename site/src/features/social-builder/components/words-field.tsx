import { useState } from 'react';
import { IconButton } from '../../../ui/button';
import { TextField } from '../../../ui/text-field';
import { tokens } from '../../../ui/tokens';

interface WordsFieldProps {
  label: string;
  hint?: string;
  placeholder?: string;
  value: readonly string[];
  max: number;
  onChange: (words: string[]) => void;
  /** Puts what was typed among the words. */
  add: (words: readonly string[], typed: string) => string[];
  removeLabel: (word: string) => string;
}

/** A few words or phrases, each a chip: Enter or a comma ends one. */
export function WordsField({
  label,
  hint,
  placeholder,
  value,
  max,
  onChange,
  add,
  removeLabel,
}: WordsFieldProps) {
  const [typed, setTyped] = useState('');
  const take = (text: string) => {
    if (text.trim() !== '') onChange(add(value, text));
    setTyped('');
  };
  return (
    <div css={{ display: 'grid', gap: 10 }}>
      <TextField
        label={label}
        hint={hint}
        placeholder={placeholder}
        disabled={value.length >= max}
        value={typed}
        onChange={(text) => (text.includes(',') ? take(text) : setTyped(text))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take(typed);
        }}
        onBlur={() => take(typed)}
      />
      {value.length > 0 && (
        <ul css={{ display: 'flex', flexWrap: 'wrap', gap: 8, listStyle: 'none' }}>
          {value.map((word) => (
            <li
              key={word}
              css={{
                display: 'inline-flex',
                alignItems: 'center',
                maxWidth: '100%',
                paddingLeft: 14,
                borderRadius: tokens.radius.full,
                background: tokens.color.accentSoft,
                fontSize: tokens.size.s,
                fontWeight: 600,
                overflowWrap: 'anywhere',
              }}
            >
              {word}
              <IconButton
                icon="x"
                size={16}
                label={removeLabel(word)}
                onClick={() => onChange(value.filter((other) => other !== word))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
