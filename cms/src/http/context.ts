import type { Context } from 'koa';
import type { Role, Locale } from '../contract';
import { ApiError } from './api-error';

/** The signed-in person of a request, put there by `global::access`. `id` is the database id, `documentId` the wire's. */
export interface Caller {
  id: number;
  documentId: string;
  email: string;
  displayName: string;
  role: Role;
  locale: Locale;
  /** Whether the account has a second factor. */
  secondFactor: boolean;
}

/** The caller of a route whose access is `customer` or `admin`. */
export const callerOf = (ctx: Context): Caller => {
  const caller = ctx.state.caller as Caller | undefined;
  if (!caller) throw new ApiError('UNAUTHENTICATED');
  return caller;
};

/** What stands behind a middleware; what it answers with is nobody's to read. */
export type Next = () => Promise<unknown>;

declare module 'koa' {
  interface DefaultContext {
    /** The parts of the address that its route names. */
    params: Record<string, string | undefined>;
  }
}
