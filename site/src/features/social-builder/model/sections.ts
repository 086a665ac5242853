import type { IconName } from '../../../ui/icon';

/** In the order of the side menu (spec/admin-builders-widget.md §2), with the plan between calendar and posts. */
export const SECTIONS = [
  'accounts',
  'instructions',
  'profile',
  'photos',
  'calendar',
  'plan',
  'generate',
  'statistics',
  'guide',
] as const;
export type SectionId = (typeof SECTIONS)[number];

export const SECTION_ICONS: Record<SectionId, IconName> = {
  accounts: 'link',
  instructions: 'edit',
  profile: 'user',
  photos: 'image',
  calendar: 'calendar',
  plan: 'clock',
  generate: 'spark',
  statistics: 'chart',
  guide: 'book',
};

/** The section an address asks for, `?section=calendar`; the first when it asks for none. */
export const sectionOf = (search: URLSearchParams): SectionId =>
  SECTIONS.find((section) => section === search.get('section')) ?? 'accounts';
