/** Words beneath a reply, which load with what draws the first of them. */
const it = {
  sources: 'Fonti',
  page: 'pag. {page}',
  copy: 'Copia la risposta',
  good: 'Risposta utile',
  bad: 'Risposta non utile',
};
const en: typeof it = {
  sources: 'Sources',
  page: 'p. {page}',
  copy: 'Copy the reply',
  good: 'Useful reply',
  bad: 'Reply not useful',
};

export type ReplyMessages = typeof it;
/** @see Words */
export const replyMessages = { it, en };
