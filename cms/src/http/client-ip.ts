import type { Context } from 'koa';

/**
 * The address a limit counts for. Koa believes `X-Forwarded-For` only when `TRUSTED_PROXIES` says so.
 * An IPv6 customer owns a whole /64, so that is what counts as one.
 */
export const clientIp = (ctx: Pick<Context, 'ip'>): string => networkOf(ctx.ip);

export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = (text: string) => text.split(':').filter(Boolean);
  const missing = Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};
