import type { ErrorBody, Register, Session } from '@contract';
import { client, type Reply } from './client';
import type { CmsServer } from './start-cms';

/** Long enough and in no list of common ones. */
export const PASSWORD = 'una-parola-lunga';
export const OTHER_PASSWORD = 'un-altra-parola-lunga';
export const NEVER_REGISTERED = 'nessuno@clienti.test';

let people = 0;
export const newEmail = () => `persona-${(people += 1)}-${Math.random().toString(36).slice(2)}@clienti.test`;

export const codeOf = ({ body }: Reply) => (body as Partial<ErrorBody>).error?.details.code;
export const cookieOf = (reply: Reply) => reply.headers.getSetCookie()[0] ?? '';
export const cookiePair = (reply: Reply) => cookieOf(reply).split(';')[0] ?? '';

/** Registers somebody at a server, in the fields' own words. */
export const registerAt = (server: Pick<CmsServer, 'url'>, fields: Record<string, unknown>) =>
  client(server).post<Register['response'] & { error?: { details: { code: string; fields?: object } } }>(
    '/auth/local/register',
    { displayName: 'Giulia Rossi', email: newEmail(), password: PASSWORD, ...fields },
  );

/** Asks for the session's next token with a refresh cookie. */
export const refreshAt = (
  server: Pick<CmsServer, 'url'>,
  cookie: string,
  headers: Record<string, string> = {},
) => client(server).post<Session>('/auth/refresh', {}, { headers: { cookie, ...headers } });
