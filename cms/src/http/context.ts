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
}

/** The caller of a route whose access is `customer` or `admin`. */
export const callerOf = (ctx: Context): Caller => {
  const caller = ctx.state.caller as Caller | undefined;
  if (!caller) throw new ApiError('UNAUTHENTICATED');
  return caller;
};
