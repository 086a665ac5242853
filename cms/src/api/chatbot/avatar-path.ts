/** Where an avatar of ours is served, as a design stores it. */
export const AVATAR_PATH = /^\/api\/chatbot-avatars\/[0-9a-f-]{36}\.webp$/;

/** The store's key of an avatar by its public name, null when it is no such name. */
export const avatarKey = (name: string): string | null =>
  /^[0-9a-f-]{36}\.webp$/.test(name) ? `${name.slice(0, 2)}/${name}` : null;

/** The address of a stored avatar, by the store's key. */
export const avatarUrl = (key: string): string => `/api/chatbot-avatars/${key.slice(3)}`;
