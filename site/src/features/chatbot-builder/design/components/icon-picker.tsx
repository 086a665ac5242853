import type { CloseIcon, SendIcon, TriggerIcon } from '@contract';
import { useT } from '../../../../i18n';
import { Choice } from '../../../../shared/builder/choice';
import { WidgetIcon } from './widget-icon';

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
      options={icons.map((name) => ({ value: name, label: t(`builderDesign.icons.${name}`) }))}
      draw={(option) => <WidgetIcon name={option.value} />}
    />
  );
}
