import { useLive } from '../../../lib/live';
import { useSession } from '../../../shared/session';

const GUEST_POLL_MS = 60_000;

/** How often a guest's page looks again: the live stream is for signed-in people only. */
export const useCatalogueInterval = (): number => (useSession().status === 'guest' ? GUEST_POLL_MS : 0);

/** Tells a signed-in person's page at once that the catalogue changed. */
export const useLiveCatalogue = (reload: () => void): void =>
  useLive('marketplace', reload, useSession().status === 'signed-in');
