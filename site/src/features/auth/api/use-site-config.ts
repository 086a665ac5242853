import type { SiteConfig } from '@contract';
import useSWR from 'swr';

export const SITE_CONFIG_KEY = '/site-config';

/** What this server offers: sign-in with Google, mail in development. */
export const useSiteConfig = () => useSWR<SiteConfig>(SITE_CONFIG_KEY).data?.data;
