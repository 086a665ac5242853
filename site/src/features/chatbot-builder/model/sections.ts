/** In the order of the side menu (spec/admin-builders-widget.md §2). */
export const SECTIONS = ['installation', 'design', 'training', 'conversations', 'statistics'] as const;
export type SectionId = (typeof SECTIONS)[number];

/** The section an address asks for: `?section=design`, or `#design` in links by hand; the first when it asks for none. */
export const sectionOf = (search: URLSearchParams, hash: string): SectionId => {
  const requested = search.get('section') ?? hash.replace(/^#/, '');
  return SECTIONS.find((section) => section === requested) ?? 'installation';
};
