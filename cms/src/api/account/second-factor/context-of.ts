import type { Context } from 'koa';
import { sessionIdOf } from '../../../http/callers';
import { callerOf } from '../../../http/context';
import type { SecondFactorContext } from './guarded-change';

/** Who changes how their account is opened, from which session, in which request. */
export const contextOf = (ctx: Context): SecondFactorContext => ({
  caller: callerOf(ctx),
  sessionId: sessionIdOf(ctx),
  requestId: String(ctx.state.requestId),
});
