// The package's types sit behind `exports`, which classic module resolution does not read.
declare module '@orama/stemmers/italian' {
  export const stemmer: (word: string) => string;
}
declare module '@orama/stemmers/english' {
  export const stemmer: (word: string) => string;
}
