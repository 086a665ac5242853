import { domainOf, isEmail } from '@contract';
import type { Settings } from './draft';

type Checked = 'siteUrl' | 'contactEmail' | 'contactUrl' | 'privacyUrl';
export type SettingsErrors = Partial<Record<Checked, 'siteUrl' | 'email' | 'url'>>;

const isWebAddress = (text: string): boolean => {
  try {
    return ['https:', 'http:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
};

/** What the server would refuse, found before asking it. Empty is always fine: these fields are optional until publishing. */
export const checkSettings = ({
  siteUrl,
  contactEmail,
  contactUrl,
  privacyUrl,
}: Settings): SettingsErrors => ({
  ...(siteUrl.trim() && !domainOf(siteUrl.trim()) ? { siteUrl: 'siteUrl' } : {}),
  ...(contactEmail.trim() && !isEmail(contactEmail.trim()) ? { contactEmail: 'email' } : {}),
  ...(contactUrl.trim() && !isWebAddress(contactUrl.trim()) ? { contactUrl: 'url' } : {}),
  ...(privacyUrl.trim() && !isWebAddress(privacyUrl.trim()) ? { privacyUrl: 'url' } : {}),
});

/** `https://` in front of an address typed without it, as people do. */
export const completeAddress = (text: string): string => {
  const typed = text.trim();
  return typed && !/^[a-z][a-z+.-]*:/i.test(typed) && domainOf(typed) ? `https://${typed}` : typed;
};
