import type { Core } from '@strapi/strapi';

const COMPANY = 'api::company.company';

export interface CompanyData {
  name: string;
  pec?: string;
  email?: string;
}

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
