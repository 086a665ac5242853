/** Keys come from rows, lists and addresses: none leads out of its store. */
const isObjectKey = (key: string): boolean =>
  key.length <= 900 &&
  !/[\\\0]/.test(key) &&
  key.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

export const ensureObjectKey = (key: string): void => {
  if (!isObjectKey(key)) throw new Error('Not a key of an object store');
};
