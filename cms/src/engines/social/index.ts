import { setTimeout as sleep } from 'node:timers/promises';
import { APP_PLATFORMS, SOCIAL_PLATFORMS, type SocialPlatform } from '../../contract/social-platform';
import { createBluesky } from './bluesky/bluesky';
import { createFacebook } from './facebook/facebook';
import { createGoogleBusiness } from './googlebusiness/googlebusiness';
import { createInstagram } from './instagram/instagram';
import { createLinkedIn } from './linkedin/linkedin';
import { createMastodon } from './mastodon/mastodon';
import { createPinterest } from './pinterest/pinterest';
import { guarded } from './guarded';
import type { SocialNetwork, SocialNetworks } from './port';
import { createRegistrations } from './registrations';
import type { SocialDependencies, SocialSettings } from './settings';
import { createSimulation } from './simulation';
import { createThreads } from './threads/threads';
import { createX } from './x/x';

export { isSimulatedPost, SIMULATION_PATHS, simulationCode, type SimulatedPages } from './simulation';
export { readSignedRequest } from './meta/signed-request';
export { linkedInVersionWarning } from './linkedin/version';
export { SocialError, type SocialErrorKind } from './social-error';

const outside = (): SocialDependencies => ({
  now: () => new Date(),
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
  registrations: createRegistrations(),
});

const createReal = (
  platform: SocialPlatform,
  settings: SocialSettings,
  dependencies: SocialDependencies,
): SocialNetwork => {
  const { apps } = settings;
  const options = { ...settings, ...dependencies };
  const networks: Record<SocialPlatform, () => SocialNetwork> = {
    facebook: () => createFacebook(apps.facebook, options),
    instagram: () => createInstagram(apps.instagram, options),
    x: () => createX(apps.x, options),
    linkedin: () => createLinkedIn(apps.linkedin, options),
    pinterest: () => createPinterest(apps.pinterest, options),
    bluesky: () => createBluesky(settings, dependencies),
    mastodon: () => createMastodon(settings, dependencies),
    threads: () => createThreads(apps.threads, dependencies),
    googlebusiness: () => createGoogleBusiness(apps.googlebusiness, dependencies),
  };
  return networks[platform]();
};

/** The real network of a platform. */
export const createNetwork = (
  platform: SocialPlatform,
  settings: SocialSettings,
  dependencies: Partial<SocialDependencies> = {},
): SocialNetwork => guarded(createReal(platform, settings, { ...outside(), ...dependencies }));

/**
 * The networks of this server. Those that want a developer app are real where the settings have one, simulated where they have none;
 * the others are always real.
 */
export const createSocialNetworks = (
  settings: SocialSettings,
  dependencies: Partial<SocialDependencies> = {},
): SocialNetworks => {
  const eachPlatform = (create: (platform: SocialPlatform) => SocialNetwork) =>
    new Map(SOCIAL_PLATFORMS.map((platform) => [platform, create(platform)]));
  const simulations = eachPlatform((platform) => createSimulation(platform, settings));
  const lacksApp = (platform: SocialPlatform): boolean => {
    const wanting = APP_PLATFORMS.find((name) => name === platform);
    if (!wanting) return false;
    const { clientId, clientSecret } = settings.apps[wanting];
    return !clientId || !clientSecret;
  };
  const networks = eachPlatform((platform) =>
    lacksApp(platform)
      ? createSimulation(platform, settings)
      : createNetwork(platform, settings, dependencies),
  );
  const find = (among: Map<SocialPlatform, SocialNetwork>) => (platform: SocialPlatform) =>
    among.get(platform) ?? createSimulation(platform, settings);
  return { of: find(networks), simulation: find(simulations) };
};
