import { createRequire } from 'node:module';
import path from 'node:path';
import { cmsDist } from './paths';

/** The adapters of the social networks as they are served. */
export const { createNetwork, createSocialNetworks, simulationCode } = createRequire(
  path.join(cmsDist, 'src/serve.js'),
)('./engines/social') as typeof import('../../cms/src/engines/social');
