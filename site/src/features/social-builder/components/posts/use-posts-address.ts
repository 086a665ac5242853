import { useSearchParams } from 'react-router-dom';
import { today } from '../../../../lib/dates';
import { postsAddressOf } from '../../model/posts-address';

/** Which posts are looked at, kept in the address: a link, a reload and the back button show the same. */
export const usePostsAddress = () => {
  const [search, setSearch] = useSearchParams();
  const set = (changes: Record<string, string>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        // Another question begins at its first page.
        if (!('page' in changes)) next.delete('page');
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { preventScrollReset: true },
    );
  return { address: postsAddressOf(search, today()), set };
};
