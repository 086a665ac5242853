import type { QuickReply } from '@contract';
import { useState } from 'react';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';

const { color, radius, size } = tokens;

interface ChoicePickerProps {
  choices: QuickReply[];
  onSend: (chosen: QuickReply[]) => void;
}

/** Chips of a question that takes several answers: pressed ones stay pressed until they are sent together. */
export function ChoicePicker({ choices, onSend }: ChoicePickerProps) {
  const t = useT();
  const [values, setValues] = useState<string[]>([]);
  const toggle = (value: string) =>
    setValues((before) =>
      before.includes(value) ? before.filter((other) => other !== value) : [...before, value],
    );
  return (
    <div role="group" aria-label={t('chat.quickReplies')} css={{ display: 'grid', gap: 8 }}>
      <span css={{ color: color.muted, fontSize: size.xs, fontWeight: 600 }}>
        {t('chat.quickReplies')} <span css={{ fontWeight: 400 }}>{t('interview.choose.hint')}</span>
      </span>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {choices.map(({ value, label }) => {
          const pressed = values.includes(value);
          return (
            <button
              key={value}
              type="button"
              aria-pressed={pressed}
              onClick={() => toggle(value)}
              css={{
                display: 'inline-flex',
                gap: 6,
                alignItems: 'center',
                minHeight: 40,
                padding: '7px 14px',
                border: `1.5px solid ${pressed ? color.accent : color.lineStrong}`,
                borderRadius: radius.l,
                background: pressed ? color.accentSoft : color.surface,
                color: color.ink,
                fontSize: size.s,
                fontWeight: 550,
                '&:hover': { borderColor: color.accent },
              }}
            >
              {pressed && <Icon name="check" size={16} />}
              {label}
            </button>
          );
        })}
        <Button
          size="s"
          css={{ minHeight: 40 }}
          disabled={values.length === 0}
          onClick={() => onSend(choices.filter(({ value }) => values.includes(value)))}
        >
          {values.length === 0
            ? t('interview.choose.none')
            : t('interview.choose.send', { count: values.length })}
        </Button>
      </div>
    </div>
  );
}
