import { createRequire } from 'node:module';
import path from 'node:path';
import { cmsDist, cmsRoot } from '../paths';

const fromCms = createRequire(path.join(cmsRoot, 'package.json'));
const compiled = (file: string): unknown => fromCms(path.join(cmsDist, 'src', file));

/** The engine as it is served: tests of several processes load what those processes load. */
export const { createPublisher } = compiled(
  'api/social/publishing/publisher.js',
) as typeof import('../../../cms/src/api/social/publishing/publisher');
export const { createQueue } = compiled(
  'engines/queue/index.js',
) as typeof import('../../../cms/src/engines/queue');
export const { readTimings } = compiled(
  'settings/timings.js',
) as typeof import('../../../cms/src/settings/timings');
export const { SocialError } = compiled(
  'engines/social/index.js',
) as typeof import('../../../cms/src/engines/social');
export const { composePost } = compiled(
  'contract/social-text.js',
) as typeof import('../../../cms/src/contract/social-text');
export const { Database } = fromCms('@strapi/database') as {
  Database: new (config: unknown) => {
    init(options: { models: [] }): Promise<void>;
    destroy(): Promise<void>;
    connection: import('../../../cms/src/api/social/publishing/dependencies').PublishingDatabase['connection'];
    transaction: import('../../../cms/src/api/social/publishing/dependencies').PublishingDatabase['transaction'];
  };
};
