import type { PaymentMethod } from '@contract';
import { useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';
import { visuallyHidden } from '../../../ui/visually-hidden';

const ICONS = { card: 'card', transfer: 'bank' } as const;

interface MethodSwitchProps {
  methods: readonly PaymentMethod[];
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

/** Card or bank transfer. */
export function MethodSwitch({ methods, value, onChange }: MethodSwitchProps) {
  const t = useT();
  return (
    <fieldset css={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <legend css={{ fontWeight: 600, fontSize: tokens.size.s, padding: 0, marginBottom: 8 }}>
        {t('checkout.method')}
      </legend>
      <div css={{ display: 'grid', gridTemplateColumns: `repeat(${methods.length}, 1fr)`, gap: 8 }}>
        {methods.map((method) => (
          <label
            key={method}
            css={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'center',
              gap: 8,
              minHeight: 52,
              padding: '8px 12px',
              cursor: 'pointer',
              fontWeight: 600,
              borderRadius: tokens.radius.m,
              border: `1.5px solid ${tokens.color.lineStrong}`,
              background: tokens.color.surface,
              '&:has(:checked)': {
                borderColor: tokens.color.accent,
                background: tokens.color.accentSoft,
                boxShadow: `inset 0 0 0 1px ${tokens.color.accent}`,
              },
              '&:has(:focus-visible)': { outline: `2.5px solid ${tokens.color.focus}`, outlineOffset: 2 },
            }}
          >
            <input
              type="radio"
              name="method"
              value={method}
              checked={method === value}
              onChange={() => onChange(method)}
              css={visuallyHidden}
            />
            <Icon name={ICONS[method]} />
            {t(`checkout.${method}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
