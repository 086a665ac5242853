const NAME = /^[0-9a-f-]{36}\.webp$/;
const ROOT = '/api/page-pictures/';

/** The address of a stored page picture, by the store's key. */
export const pagePictureUrl = (key: string): string => ROOT + key.slice(3);

/** The store's key of a page picture by its public name or address, null when it is neither. */
export const pagePictureKey = (address: string): string | null => {
  const name = address.startsWith(ROOT) ? address.slice(ROOT.length) : address;
  return NAME.test(name) ? `${name.slice(0, 2)}/${name}` : null;
};
