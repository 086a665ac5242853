import type { CloseIcon, SendIcon, TriggerIcon } from '@contract';
import { CLOSE_ICONS, SEND_ICONS, TRIGGER_ICONS } from '@officina/chat/icons';

const DRAWINGS: Record<string, string> = { ...TRIGGER_ICONS, ...CLOSE_ICONS, ...SEND_ICONS };

/** One of the widget's icons, as visitors see it. */
export function WidgetIcon({ name, size = 24 }: { name: CloseIcon | SendIcon | TriggerIcon; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
