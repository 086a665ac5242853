import { useState } from 'react';
import { TagList } from '../../../ui/tag-list';
import { TextField } from '../../../ui/text-field';

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

/** A few words or phrases, each a tag: Enter or a comma ends one. */
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
        <TagList
          tags={value}
          removeLabel={removeLabel}
          onRemove={(word) => onChange(value.filter((other) => other !== word))}
        />
      )}
    </div>
  );
}
