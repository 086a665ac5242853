import { setTimeout as sleep } from 'node:timers/promises';
import { SOCIAL_PLATFORMS, type SocialPlatform } from '../../contract/social-platform';
import { createFacebook } from './facebook/facebook';
import { createInstagram } from './instagram/instagram';
import { createLinkedIn } from './linkedin/linkedin';
import { createPinterest } from './pinterest/pinterest';
import { guarded } from './guarded';
import type { SocialNetwork, SocialNetworks } from './port';
import type { SocialDependencies, SocialSettings } from './settings';
import { createSimulation } from './simulation';
import { createX } from './x/x';

export { isSimulatedPost, SIMULATION_PATHS, simulationCode, type SimulatedPages } from './simulation';
export { linkedInVersionWarning } from './linkedin/version';
export { SocialError, type SocialErrorKind } from './social-error';

const OUTSIDE: SocialDependencies = {
  now: () => new Date(),
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
};

const createReal = (
  platform: SocialPlatform,
  settings: SocialSettings,
  dependencies: SocialDependencies,
): SocialNetwork => {
  const app = settings.apps[platform];
  const options = { ...settings, ...dependencies };
  switch (platform) {
    case 'facebook':
      return createFacebook(app, options);
    case 'instagram':
      return createInstagram(app, options);
    case 'x':
      return createX(app, options);
    case 'linkedin':
      return createLinkedIn(app, options);
    case 'pinterest':
      return createPinterest(app, options);
  }
};

/** The real network of a platform. */
export const createNetwork = (
  platform: SocialPlatform,
  settings: SocialSettings,
  dependencies: SocialDependencies = OUTSIDE,
): SocialNetwork => guarded(createReal(platform, settings, dependencies));

/** The networks of this server: real where the settings have a developer app, simulated where they have none. */
export const createSocialNetworks = (
  settings: SocialSettings,
  dependencies: SocialDependencies = OUTSIDE,
): SocialNetworks => {
  const eachPlatform = (create: (platform: SocialPlatform) => SocialNetwork) =>
    new Map(SOCIAL_PLATFORMS.map((platform) => [platform, create(platform)]));
  const simulations = eachPlatform((platform) => createSimulation(platform, settings));
  const networks = eachPlatform((platform) => {
    const { clientId, clientSecret } = settings.apps[platform];
    return clientId && clientSecret
      ? createNetwork(platform, settings, dependencies)
      : createSimulation(platform, settings);
  });
  const find = (among: Map<SocialPlatform, SocialNetwork>) => (platform: SocialPlatform) =>
    among.get(platform) ?? createSimulation(platform, settings);
  return { of: find(networks), simulation: find(simulations) };
};
