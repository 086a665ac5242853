/** Less than this apart the two clocks are taken as one: the header says whole seconds, and the way here takes its time. */
const SAME_MS = 3000;

let ahead = 0;

/** Learns from an answer's `Date` header how far the device's clock is off; what cannot be read changes nothing. */
export const learnServerTime = (header: unknown): void => {
  const serverTime = typeof header === 'string' ? Date.parse(header) : NaN;
  if (Number.isNaN(serverTime)) return;
  const difference = serverTime - Date.now();
  ahead = Math.abs(difference) < SAME_MS ? 0 : difference;
};

/** The present moment by the server's clock, which plans and publishes; the device's own may be hours off. */
export const serverNow = (): number => Date.now() + ahead;
