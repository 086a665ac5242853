import { SOCIAL_LIMITS } from '@contract';
import { useState } from 'react';
import { useT } from '../../../../i18n';
import { IconButton } from '../../../../ui/button';
import { TextField } from '../../../../ui/text-field';
import { tokens } from '../../../../ui/tokens';
import { withTopics } from '../../model/topics';

interface TopicsFieldProps {
  value: readonly string[];
  onChange: (topics: string[]) => void;
}

/** What posts should talk about: Enter or a comma ends a topic. */
export function TopicsField({ value, onChange }: TopicsFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const take = (text: string) => {
    onChange(withTopics(value, text));
    setTyped('');
  };
  return (
    <div css={{ display: 'grid', gap: 10 }}>
      <TextField
        label={t('socialPosts.generate.topics')}
        hint={t('socialPosts.generate.topicsHint')}
        placeholder={t('socialPosts.generate.topicsPlaceholder')}
        disabled={value.length >= SOCIAL_LIMITS.topics.max}
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
          {value.map((topic) => (
            <li
              key={topic}
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
              {topic}
              <IconButton
                icon="x"
                size={16}
                label={t('socialPosts.generate.removeTopic', { topic })}
                onClick={() => onChange(value.filter((other) => other !== topic))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
