/** Words of a conversation that has begun, which load with what keeps it in step. */
const it = {
  operator: 'Una persona del team',
  attended: 'Ti risponde una persona',
  botBack: 'Ora ti risponde di nuovo l’assistente AI',
  called: 'Abbiamo avvisato una persona: resta qui, ti risponde in questa chat.',
  delivered: 'Consegnato',
  erased: 'Questa conversazione è stata cancellata.',
  unreadOne: '{count} nuovo messaggio',
  unreadMany: '{count} nuovi messaggi',
};
export type LazyMessages = typeof it;
const en: LazyMessages = {
  operator: 'A person of the team',
  attended: 'A person is answering you',
  botBack: 'The AI assistant is answering you again',
  called: 'We have told a person: stay here, they will answer in this chat.',
  delivered: 'Delivered',
  erased: 'This conversation was erased.',
  unreadOne: '{count} new message',
  unreadMany: '{count} new messages',
};

/** @see Words */
export const lazyMessages = { it, en };
