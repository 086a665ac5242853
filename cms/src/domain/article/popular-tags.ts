import { tagSlug } from '../../contract';

/** The tags of many articles, those of most first, each as it is written first. */
export const popularTags = (articles: readonly { tags: readonly string[] }[], count: number): string[] => {
  const known = new Map<string, { tag: string; articles: number }>();
  for (const tag of articles.flatMap(({ tags }) => tags)) {
    const counted = known.get(tagSlug(tag));
    known.set(tagSlug(tag), { tag: counted?.tag ?? tag, articles: (counted?.articles ?? 0) + 1 });
  }
  return [...known.values()]
    .sort((a, b) => b.articles - a.articles)
    .slice(0, count)
    .map(({ tag }) => tag);
};
