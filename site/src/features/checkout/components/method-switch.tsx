import type { PaymentMethod } from '@contract';
import { useT } from '../../../i18n';
import { Choice } from '../../../shared/billing/choice';

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
    <Choice
      legend={t('checkout.method')}
      name="method"
      value={value}
      onChange={onChange}
      options={methods.map((method) => ({
        value: method,
        label: t(`checkout.${method}`),
        icon: ICONS[method],
      }))}
    />
  );
}
