import type { MailTransport } from './port';

/** Keeps mail in the outbox instead of sending it: what a server without SMTP does, honestly. */
export const createCaptureTransport = (): MailTransport => ({
  mode: 'capture',
  send: async () => 'captured',
});
