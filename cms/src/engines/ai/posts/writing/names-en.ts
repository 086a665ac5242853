const NO_ACTIVITY = /^(?:even|morn|wedd|paint|r|pudd|ceil|build|cloth|earr|k|spr|str|w|th)ing$/iu;
/** `full planning for ten guests`, `teeth whitening`: what is done takes no article. */
export const isActivity = (name: string): boolean => {
  const head =
    (name.split(/\s(?:for|of|with|in|on|at|by|to|from|and|up to|over|under|per|until)\s/u)[0] ?? '')
      .split(' ')
      .at(-1) ?? '';
  return /ing$/iu.test(head) && !NO_ACTIVITY.test(head);
};

/** `roses from Liguria` are many, `whole day` is one. */
export const isPlural = (name: string): boolean =>
  /\b(?:and|&)\b/u.test(name) ||
  /[^s]s$/u.test(name.split(/\s(?:from|of|for|with|in|on|at|by|to)\s/u)[0] ?? '');
