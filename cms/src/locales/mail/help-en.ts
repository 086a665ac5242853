import type { HelpMailKind, MailWords } from '../../templates/mail-kinds';

/** The words of the help desk's mails, in English. */
export const helpMailEn: Pick<MailWords, HelpMailKind> = {
  'help-message': ({ name, email, message, path }, link) => ({
    subject: `Request for help from ${name}`,
    preview: `${email} is waiting for an answer.`,
    heading: 'A request for help',
    blocks: [
      {
        type: 'facts',
        rows: [
          ['Name', name],
          ['Email', email],
        ],
      },
      { type: 'quote', text: message },
      { type: 'button', label: 'The help pages', href: link(path) },
      { type: 'note', text: 'The address is the one written in the form: answer to it, not to this mail.' },
    ],
  }),
  'help-received': ({ name, path }, link) => ({
    subject: 'We received your message',
    preview: 'We answer within 24 hours on weekdays.',
    heading: 'Message received',
    blocks: [
      { type: 'text', text: `Hello ${name},` },
      { type: 'text', text: 'we received your message and answer within 24 hours on weekdays.' },
      { type: 'button', label: 'Go to help', href: link(path) },
      { type: 'note', text: 'If you did not write to us, you can ignore this mail.' },
    ],
  }),
};
