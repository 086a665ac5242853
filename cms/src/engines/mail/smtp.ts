import nodemailer from 'nodemailer';
import type { MailTransport } from './port';
import { timings } from '../../settings/timings';

/** Sends through an SMTP server. TLS is demanded except on loopback, where a local relay or a test stands. */
export const createSmtpTransport = (smtpUrl: string, from: string): MailTransport => {
  const stepMs = timings().outside.mailMs;
  const { hostname, protocol } = new URL(smtpUrl);
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const transport = nodemailer.createTransport(smtpUrl, { from });
  Object.assign(transport.options, {
    pool: true,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    requireTLS: protocol === 'smtp:' && !local,
    // Templates are ours, but no template may ever read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    mode: 'smtp',
    send: async ({ to, subject, text, html, messageId, locale, calendar }) => {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId,
        icalEvent: calendar && { ...calendar, filename: 'officina.ics' },
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
      });
      return 'sent';
    },
  };
};

/**
 * True when trying again cannot help: the server refused the address or the message for good (5xx). A refused password or greeting
 * is the operator's to mend, and the mail still to be sent.
 */
export const isPermanentMailFailure = (error: unknown): boolean => {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return (
    typeof responseCode === 'number' && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  );
};
