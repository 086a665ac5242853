/** The port that an address means, said or not. */
export const portOf = ({ protocol, port }: URL): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);

const USUAL_PORTS = [80, 443];

/** Host names (with a port where it is not a usual one) that may be opened although they are nobody's public site. */
export const allowList = (entries: string[]) => {
  const names = new Set(entries.map((entry) => entry.trim().toLowerCase()).filter(Boolean));
  return {
    has: (url: URL): boolean => {
      const port = portOf(url);
      return names.has(`${url.hostname}:${port}`) || (USUAL_PORTS.includes(port) && names.has(url.hostname));
    },
  };
};

/** Whether a port is one that web sites use. */
export const isUsualPort = (url: URL): boolean => USUAL_PORTS.includes(portOf(url));
