import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { engines } from '../../../engines';
import { callerOf } from '../../../http/context';
import { readSettings } from '../../../settings';
import { ADMINISTRATORS, administratorsEvent } from '../administrators';
import { openEventStream, sendEvent } from '../event-stream';
import { openStreams } from '../open-streams';

/** A browser opens one stream per tab; more than this from one person is a loop. */
const MAX_PER_PERSON = 8;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async open(ctx: Context) {
    const caller = callerOf(ctx);
    const { live } = engines(strapi);
    const endings = [live.subscribe(caller.id, (event) => sendEvent(stream, event))];
    // A role that is lost meanwhile is noticed when the stream is opened again, within its few minutes.
    if (caller.role === 'admin' && (caller.secondFactor || !readSettings().adminSecondFactor))
      endings.push(
        live.listen(ADMINISTRATORS, (note) => {
          const event = administratorsEvent(note);
          if (event) sendEvent(stream, event);
        }),
      );
    const stream = openEventStream(ctx, () => endings.forEach((end) => end()));
    openStreams(strapi).add(`person:${caller.id}`, stream, MAX_PER_PERSON);
  },
});
