import { client, eventually } from './client';
import type { CmsServer } from './start-cms';

export interface OutboxMail {
  to: string;
  kind: string;
  subject: string;
  text: string;
  links: string[];
  state: string;
  calendar: string | null;
}

export const outbox = async (server: Pick<CmsServer, 'url'>, to?: string): Promise<OutboxMail[]> => {
  const { body } = await client(server).get<{ data: OutboxMail[] }>('/dev/outbox');
  return to ? body.data.filter((mail) => mail.to === to) : body.data;
};

/** Waits until the newest mail of a kind to somebody is there, and answers it. */
export const mailTo = async (
  server: Pick<CmsServer, 'url'>,
  to: string,
  kind: string,
): Promise<OutboxMail> => {
  const mails = await eventually(
    async () => (await outbox(server, to)).filter((mail) => mail.kind === kind),
    (found) => found.length > 0,
  );
  return mails[0] as OutboxMail;
};

/** The code in the fragment of a mail's first link: `…#code=abc` → `abc`. */
export const codeIn = ({ links }: OutboxMail): string =>
  new URL(links[0] ?? '').hash.replace(/^#[a-z]+=/, '');
