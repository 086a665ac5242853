/** The few words of the closed widget (open the chat, dismiss the invitation); those of the open one load with it. */
export const shellMessages = {
  it: ['Apri la chat', 'Chiudi il messaggio'],
  en: ['Open the chat', 'Dismiss the message'],
} as const;
