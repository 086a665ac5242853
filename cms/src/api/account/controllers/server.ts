import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { GetHealth, SiteConfig } from '../../../contract';
import { engines } from '../../../engines';
import { isGoogleConfigured } from '../../../extensions/users-permissions/configure-google';
import { readSettings } from '../../../settings';
import { countUnsentMails } from '../../mail/unsent-mails';
import { probeDatabase } from '../../system/probe-database';
import { probeDisk } from '../../system/probe-disk';
import { probeStorage } from '../../system/probe-storage';
import { findRelyingParty } from '../passkeys/relying-party';
import { accounts } from '../services/account';

/** What the server says about itself. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Liveness and readiness in one: 200 only when the database answers and the queue can be counted. */
  async health(ctx: Context) {
    const probe = await probeDatabase(strapi);
    const fault = probe.ok ? null : probe.fault;
    const queue = fault
      ? null
      : await engines(strapi)
          .queue.stats()
          .catch(() => null);
    const mail = fault ? null : await countUnsentMails(strapi).catch(() => null);
    const storage = await probeStorage(strapi).catch(() => null);
    const ok = fault === null && queue !== null;
    ctx.status = ok ? 200 : 503;
    ctx.body = {
      status: ok ? 'ok' : 'unavailable',
      database: fault ?? 'ok',
      queue,
      // Mails that wait or were given up do not make the server unready: another instance would send no more of them.
      mail,
      // Nor does a full disk: what is stored is served as before, and every instance has the same one.
      disk: await probeDisk(readSettings().dataDir),
      // Nor a bucket that is away, for the same reason.
      storage: storage?.place === 'disk' ? 'disk' : storage ? (storage.fault ?? 'ok') : 'unavailable',
      build: readSettings().buildId,
    } satisfies GetHealth['response'];
  },

  async siteConfig(ctx: Context) {
    const { production, buildId, adminSecondFactor, publicUrl } = readSettings();
    const { payments, answering } = engines(strapi);
    ctx.body = {
      data: {
        googleSignIn: isGoogleConfigured(),
        emailConfirmation: accounts(strapi).needsConfirmation(),
        adminSecondFactor: adminSecondFactor ? 'required' : 'offered',
        passkeys: findRelyingParty(publicUrl) !== null,
        devOutbox: !production,
        payments: {
          sandbox: payments.card?.name === 'sandbox',
          stripe: payments.card?.name === 'stripe',
          bankTransfer: payments.transfer !== null,
        },
        engine: answering.platform.engine,
        version: buildId,
      },
    } satisfies SiteConfig;
  },
});
