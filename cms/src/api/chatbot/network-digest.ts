import { createHmac } from 'node:crypto';
import { readSettings } from '../../settings';

/** What is stored of a visitor's network instead of its address: without our secret nobody finds one by trying all. */
export const networkDigest = (network: string): string =>
  createHmac('sha256', readSettings().secrets.visitorToken).update(`network\n${network}`).digest('base64url');
