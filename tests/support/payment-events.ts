import { spawn } from 'node:child_process';
import path from 'node:path';
import { cmsDist, cmsRoot } from './paths';
import { preload } from './server-process';
import type { CmsServer } from './start-cms';

export interface GivenEvent {
  eventId: string;
  purchaseId: string;
  kind: 'paid' | 'failed' | 'abandoned' | 'refunded';
  amountCents: number;
}

/** Loads the compiled application without serving it, and lets it apply the events one after the other. */
const SCRIPT = `
  const { createStrapi } = require('@strapi/strapi');
  const { applyPaymentEvent } = require(process.env.CMS_DIST + '/src/api/purchase/apply-payment-event.js');
  createStrapi({ appDir: process.env.CMS_ROOT, distDir: process.env.CMS_DIST, serveAdminPanel: false, autoReload: false })
    .load()
    .then(async (strapi) => {
      for (const event of JSON.parse(process.env.EVENTS)) await applyPaymentEvent(strapi, event);
      await strapi.destroy();
    })
    .then(() => process.exit(0), (error) => { console.error(error); process.exit(1); });
`;

const applyEvents = async ({ env }: CmsServer, events: GivenEvent[]): Promise<void> => {
  const child = spawn(process.execPath, [...preload(), '-e', SCRIPT], {
    cwd: cmsRoot,
    env: {
      ...env,
      CMS_DIST: cmsDist,
      EVENTS: JSON.stringify(events.map((event) => ({ provider: 'test', ...event }))),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`The events were not applied: ${path.basename(cmsDist)}\n${output}`);
};

/** What a provider would say about purchases and no route of the sandbox says: above all, money given back. Restarts the server. */
export const deliverPaymentEvents = (server: CmsServer, events: GivenEvent[]): Promise<void> =>
  server.restart({}, () => applyEvents(server, events));
