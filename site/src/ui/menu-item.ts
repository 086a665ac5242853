import type { IconName } from './icon';

/** An entry of a menu. */
export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName;
  /** A place to go… */
  to?: string;
  /** …or something to do. */
  onSelect?: () => void;
  tone?: 'normal' | 'danger';
}
