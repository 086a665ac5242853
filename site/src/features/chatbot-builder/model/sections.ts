/** In the order of the side menu (spec/admin-builders-widget.md §2); the first steps come before them. */
export const SECTIONS = [
  'start',
  'installation',
  'design',
  'training',
  'conversations',
  'statistics',
] as const;
export type SectionId = (typeof SECTIONS)[number];

/** The section an address asks for: `?section=design`, or `#design` in links by hand; null when it asks for none. */
export const sectionOf = (search: URLSearchParams, hash: string): SectionId | null => {
  const requested = search.get('section') ?? hash.replace(/^#/, '');
  return SECTIONS.find((section) => section === requested) ?? null;
};
