import { expect, test } from 'vitest';
import type { MailMessage, MailTransport } from './port';

export const SAMPLE: MailMessage & { messageId: string } = {
  to: 'giulia@clienti.test',
  locale: 'it',
  subject: 'Così è più chiaro',
  text: 'Ciao Giulia,\n\nè tutto pronto.',
  html: '<p>Ciao Giulia, è tutto pronto.</p>',
  messageId: '<0123456789abcdef01234567@officina.test>',
};

/** What every way of sending mail must do. `make` gives a transport whose outside is healthy. */
export const mailTransportSuite = (
  make: () => Promise<{ transport: MailTransport; mode: MailTransport['mode'] }>,
): void => {
  test('says what it is and what it did', async () => {
    const { transport, mode } = await make();
    expect(transport.mode).toBe(mode);
    expect(await transport.send(SAMPLE)).toBe(mode === 'smtp' ? 'sent' : 'captured');
  });
  test('the same message may be given twice', async () => {
    const { transport } = await make();
    const first = await transport.send(SAMPLE);
    expect(await transport.send(SAMPLE)).toBe(first);
  });
};
