/** Hosts that are this machine: nothing on the way can read what is sent there. */
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The server that a person means, as an origin: `mastodon.uno`, `https://mastodon.uno/@forno` and `@forno@mastodon.uno` are one. Null
 * for what is no server, and for one that would be spoken to in the open.
 */
export const serverAddress = (text: string): string | null => {
  const trimmed = text.trim().replace(/^@/, '');
  const named = /^[^/\s]+@([^/\s@]+)$/.exec(trimmed)?.[1] ?? trimmed;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(named) ? named : `https://${named}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, origin, username, password } = new URL(address);
  if (username || password) return null;
  if (protocol === 'http:') return LOCAL.test(hostname) ? origin : null;
  if (protocol !== 'https:') return null;
  return hostname.includes('.') || LOCAL.test(hostname) ? origin : null;
};
