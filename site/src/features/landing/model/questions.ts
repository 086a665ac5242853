/** The questions that visitors ask, by their keys in the dictionary, in order. */
export const QUESTIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
