import type { Core } from '@strapi/strapi';

const COMPANY = 'api::company.company';

export interface CompanyData {
  name: string;
  pec?: string;
  email?: string;
}

/**
 * What an interview has told of the caller's own company: made where there is none, completed where it has the same name. Data that the owner
 * wrote there stay as they are. Answers the company, or null for a project about another one.
 */
export const companyFromInterview = async (
  strapi: Core.Strapi,
  ownerId: number,
  { name, vatNumber, pec }: { name: string; vatNumber?: string; pec?: string },
): Promise<number | null> => {
  const query = strapi.db.query(COMPANY);
  const row = await query.findOne({ where: { owner: { id: ownerId } } });
  if (!row) {
    const created = await query.create({ data: { owner: ownerId, name, vatNumber, pec } });
    return created.id;
  }
  if (row.name.trim().toLowerCase() !== name.trim().toLowerCase()) return null;
  const missing = {
    ...(vatNumber && !row.vatNumber ? { vatNumber } : {}),
    ...(pec && !row.pec ? { pec } : {}),
  };
  if (Object.keys(missing).length > 0) await query.update({ where: { id: row.id }, data: missing });
  return row.id;
};

/**
 * The caller's own company for a new project (spec/customer-app.md §7: found by PEC or email and brought up to date,
 * else made). Somebody has one company; a project about another one leaves it as it is, and answers null.
 */
export const companyForProject = async (
  strapi: Core.Strapi,
  ownerId: number,
  { name, pec, email }: CompanyData,
): Promise<number | null> => {
  const query = strapi.db.query(COMPANY);
  const row = await query.findOne({ where: { owner: { id: ownerId } } });
  if (!row) {
    const created = await query.create({
      data: { owner: ownerId, name, pec, contactEmail: email },
    });
    return created.id;
  }
  const same = (one: string | null, other: string | undefined) =>
    Boolean(one && other && one.toLowerCase() === other.toLowerCase());
  if (!same(row.pec, pec) && !same(row.contactEmail, email) && !same(row.name, name)) return null;
  await query.update({
    where: { id: row.id },
    data: { name, pec: pec ?? row.pec, contactEmail: email ?? row.contactEmail },
  });
  return row.id;
};
