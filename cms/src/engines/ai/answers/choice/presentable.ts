/** Lists in documents begin their lines so. */
const BULLET = /^(?:[-–—•*·▪]\s+)+/;
const INNER_BULLET = /(?<=[.!?;:]\s)[-–—•*·▪]\s+(?=\p{L})/gu;
/** A question of the document stands at the end of what was cut before its answer. */
const LAST_QUESTION = /(?:^|(?<=[.!?…]\s))[^.!?…]+\?\s*$/u;
/** Names of columns with wide spaces between them: the head of a table that no reader recognised. */
const TABLE_HEAD = /\S {3,}\S.* {3,}\S/;

/** "SCONTI (non si sommano)": the title of what stands below it. */
const TITLE = /^\p{Lu}[\p{Lu}\s'’-]{3,}\([^)]*\):?$/u;

/** A text as it may be said: without what stands around it in the document; '' where nothing of it answers. */
export const presentable = (text: string): string => {
  if (TABLE_HEAD.test(text) || TITLE.test(text.trim())) return '';
  const bare = text.replace(BULLET, '').replace(INNER_BULLET, '').replace(LAST_QUESTION, '').trim();
  // An address of the net or of the mail stays as it is.
  return /^\p{Ll}+[\s,]/u.test(bare) ? bare.charAt(0).toUpperCase() + bare.slice(1) : bare;
};
