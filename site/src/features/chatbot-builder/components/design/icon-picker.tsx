import type { CloseIcon, SendIcon, TriggerIcon } from '@contract';
import { useT } from '../../../../i18n';
import { Choice } from '../choice';
import { WIDGET_ICONS } from './widget-icons';

interface IconPickerProps<Name extends CloseIcon | SendIcon | TriggerIcon> {
  label: string;
  icons: readonly Name[];
  value: Name;
  onChange: (name: Name) => void;
}

/** The widget's icons, as visitors will see them. */
export function IconPicker<Name extends CloseIcon | SendIcon | TriggerIcon>({
  label,
  icons,
  value,
  onChange,
}: IconPickerProps<Name>) {
  const t = useT();
  return (
    <Choice
      label={label}
      value={value}
      onChange={onChange}
      columns="repeat(auto-fill, 52px)"
      options={icons.map((name) => ({ value: name, label: t(`chatbotBuilder.design.icons.${name}`) }))}
      draw={(option) => (
        <svg
          width={24}
          height={24}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden
        >
          <path d={WIDGET_ICONS[option.value]} />
        </svg>
      )}
    />
  );
}
