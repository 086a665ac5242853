/** The address of a person's picture, by the file store's key: unguessable, and another one for each picture. */
export const personAvatarUrl = (key: string): string => `/api/avatars/${key.slice(3)}`;
