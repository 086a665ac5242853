import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { ProjectKind } from '../../contract';
import { engines } from '../../engines';
import { PROJECT } from './to-project';

export const ANNOUNCE_PROJECT = 'announce-project';

export interface AnnouncePayload {
  projectId: number;
  /** The same at every attempt, so that its receiver can tell a second one. */
  sessionId: string;
}

/** spec/customer-app.md §1: how the specification spells the kinds. */
const PROJECT_TYPES: Record<ProjectKind, string> = {
  'filed-accounts': 'bilancio-depositato',
  'no-filed-accounts': 'no-bilanci',
  'business-idea': 'idea-business',
};

/**
 * Tells the operator's automation of a new project, later and as often as it takes; does nothing where none is named.
 * Joins the caller's transaction. The specification read the chat's id from the answer: here the interview is ours, its chat
 * exists before anybody is told, and what the automation answers changes nothing. A project never fails for its sake: an
 * announcement that nobody took stays in the job table, with its last error, and in the log.
 */
export const announceProject = async (strapi: Core.Strapi, projectId: number): Promise<void> => {
  const { projectWebhook, queue } = engines(strapi);
  if (!projectWebhook) return;
  const payload: AnnouncePayload = { projectId, sessionId: randomUUID() };
  await queue.enqueue({ name: ANNOUNCE_PROJECT, payload, key: `${ANNOUNCE_PROJECT}:${projectId}` });
};

/** Announces one project; nothing is left to say of one that was deleted meanwhile. */
export const sendAnnouncement = async (
  strapi: Core.Strapi,
  { projectId, sessionId }: AnnouncePayload,
  signal: AbortSignal,
): Promise<void> => {
  const row = await strapi.db
    .query(PROJECT)
    .findOne({ where: { id: projectId }, populate: ['owner', 'company'] });
  if (!row?.owner) return;
  await engines(strapi).projectWebhook?.announce(
    {
      user_id: row.owner.documentId,
      company_id: row.company?.documentId ?? '',
      session_id: sessionId,
      project_name: row.name,
      project_type: PROJECT_TYPES[row.kind],
      company_name: row.companyName ?? '',
      pec: row.pec ?? '',
      contact_email: row.contactEmail ?? '',
    },
    signal,
  );
};
