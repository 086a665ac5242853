import type { Core } from '@strapi/strapi';
import { engines } from '../../engines';
import { ADMINISTRATORS } from '../stream/administrators';

/** Says to administrators' screens that somebody's purchases are others. Names nobody: who looks again sees what they may. */
export const tellAdminsOfPurchases = (strapi: Core.Strapi): void =>
  engines(strapi).live.tell(ADMINISTRATORS, { topic: 'admin-purchases' });
