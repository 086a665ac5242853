import { tabStorage } from '../../lib/storage';

const keyOf = (name: string) => `officina.form.${name}`;

/**
 * What was typed into a form, for as long as the tab lives: a session that ends in the middle, a reload or the way back
 * lose nothing. The account it belongs to is noted, because a tab can change hands.
 */
export const keptForm = {
  read<Fields extends Record<string, string>>(name: string, accountId: string, fresh: Fields): Fields {
    try {
      const stored: unknown = JSON.parse(tabStorage.get(keyOf(name)) ?? 'null');
      if (typeof stored !== 'object' || stored === null || !('owner' in stored) || stored.owner !== accountId)
        return fresh;
      const fields = (stored as { fields?: Record<string, unknown> }).fields ?? {};
      return Object.fromEntries(
        Object.entries(fresh).map(([field, empty]) => {
          const value = fields[field];
          return [field, typeof value === 'string' ? value : empty];
        }),
      ) as Fields;
    } catch {
      return fresh;
    }
  },
  write(name: string, accountId: string, fields: Record<string, string>): void {
    tabStorage.set(keyOf(name), JSON.stringify({ owner: accountId, fields }));
  },
  clear(name: string): void {
    tabStorage.remove(keyOf(name));
  },
};
