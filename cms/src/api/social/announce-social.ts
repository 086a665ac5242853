import type { Core } from '@strapi/strapi';
import { engines } from '../../engines';
import type { SocialProjectRow } from './social-rows';

/** Tells a person's pages that something of a project is different now. After the commit: whoever hears it reads the new rows. */
export const announceSocial = (
  strapi: Core.Strapi,
  owner: number,
  project: Pick<SocialProjectRow, 'documentId'>,
): void => engines(strapi).live.publish({ owner, event: { topic: 'social', projectId: project.documentId } });
