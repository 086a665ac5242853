import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { engines } from '../../../engines';
import { callerOf } from '../../../http/context';
import { openEventStream, sendEvent } from '../event-stream';
import { openStreams } from '../open-streams';

/** A browser opens one stream per tab; more than this from one person is a loop. */
const MAX_PER_PERSON = 8;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async open(ctx: Context) {
    const caller = callerOf(ctx);
    const unsubscribe = engines(strapi).live.subscribe(caller.id, (event) => sendEvent(stream, event));
    const stream = openEventStream(ctx, unsubscribe);
    openStreams(strapi).add(`person:${caller.id}`, stream, MAX_PER_PERSON);
  },
});
