import { domainOf, followsSiteUrl } from '@contract';

interface Site {
  siteUrl: string;
  allowedDomains: readonly string[];
}

export interface SiteAccess {
  domain: string;
  /** Whether the chatbot answers there, once what is written is saved. */
  allowed: boolean;
}

/**
 * The domain of the written site address, and whether it is among the allowed ones; null where the address names none. A list that
 * still follows the address (`saved`) takes a new one up with the next save; one edited by hand does not.
 */
export const siteAccess = ({ siteUrl, allowedDomains }: Site, saved: Site): SiteAccess | null => {
  const address = siteUrl.trim();
  const domain = address === '' ? null : domainOf(address);
  if (!domain) return null;
  const willFollow = siteUrl !== saved.siteUrl && followsSiteUrl(allowedDomains, saved.siteUrl);
  const isListed = allowedDomains.some((entry) => domain === entry || domain.endsWith(`.${entry}`));
  return { domain, allowed: willFollow || isListed };
};
