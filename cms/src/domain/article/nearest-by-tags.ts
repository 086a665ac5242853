import { tagSlug } from '../../contract';

interface Tagged {
  id: string;
  tags: readonly string[];
}

/** The others that share most tags with one, in their own order where they share as many; strangers come last. */
export const nearestByTags = <T extends Tagged>(one: T, all: readonly T[], count: number): T[] => {
  const own = new Set(one.tags.map(tagSlug));
  const shared = (other: T) => new Set(other.tags.map(tagSlug).filter((tag) => own.has(tag))).size;
  return all
    .filter((other) => other.id !== one.id)
    .map((other) => ({ other, near: shared(other) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, count)
    .map(({ other }) => other);
};
