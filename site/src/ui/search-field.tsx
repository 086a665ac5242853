import { useRef } from 'react';
import { useT } from '../i18n';
import { IconButton } from './button';
import { controlStyles, FieldFrame } from './field';
import { Icon } from './icon';
import { tokens } from './tokens';
import { useEarlyTyping } from './use-early-typing';

export interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** The field is left. */
  onLeave?: () => void;
}

/** Narrows what is shown while one types. */
export function SearchField({ label, value, onChange, placeholder, onLeave }: SearchFieldProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  useEarlyTyping(input, value, onChange);
  return (
    <FieldFrame label={label} labelHidden>
      {(control) => (
        <span css={{ position: 'relative', display: 'block' }}>
          <span
            css={{
              position: 'absolute',
              left: 12,
              top: 12,
              pointerEvents: 'none',
              color: tokens.color.muted,
            }}
          >
            <Icon name="search" />
          </span>
          <input
            {...control}
            ref={input}
            type="search"
            value={value}
            placeholder={placeholder}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onLeave}
            css={[
              controlStyles,
              {
                paddingLeft: 40,
                paddingRight: 48,
                '&::-webkit-search-cancel-button': { display: 'none' },
              },
            ]}
          />
          {value && (
            <span css={{ position: 'absolute', right: 0, top: 0 }}>
              <IconButton icon="x" size={18} label={t('common.clearSearch')} onClick={() => onChange('')} />
            </span>
          )}
        </span>
      )}
    </FieldFrame>
  );
}
