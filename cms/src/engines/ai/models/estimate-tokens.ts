const CHARACTERS_PER_TOKEN = 3.5;

/** About so many tokens are a text of so many characters, where its provider does not say. */
export const estimateTokens = (characters: number): number => Math.ceil(characters / CHARACTERS_PER_TOKEN);
