import { BRAND } from '@contract';
import type { MetaContext, PageMeta } from '../shared/page';
import type { PageHandle } from './route-handles';

/** What the page says of itself, or the product's own words where it says nothing. */
export const metaOf = (
  handle: (Partial<PageHandle> & { notFound?: boolean }) | undefined,
  context: MetaContext,
): PageMeta => {
  if (handle?.notFound) return { title: context.t('layout.notFound.title'), noIndex: true };
  return handle?.meta?.(context) ?? { title: '', description: context.t('layout.description') };
};

/** `Blog · Officina`; the name alone where a page has no title. */
export const titleOf = ({ title }: PageMeta): string =>
  !title || title === BRAND.name ? BRAND.name : `${title} · ${BRAND.name}`;
