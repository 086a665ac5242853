/** Where the words are that only signed-in people and other people's frames read, by file. */
export const privateWords = import.meta.glob<Record<string, unknown>>([
  './{it,en}/*.ts',
  '!./*/{index,common,layout,errors,landing,prompt-help,auth,blog,legal,marketplace,tour,help}.ts',
]);
