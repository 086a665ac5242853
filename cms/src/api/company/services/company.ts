import type { Core } from '@strapi/strapi';
import { COMPANY_LIMITS, type Company, type CompanyField } from '../../../contract';
import { companyProblems, readCompany } from '../../../domain/company/check-company';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { isUniqueViolation } from '../../../http/error-answer';

const COMPANY = 'api::company.company';
const FIELDS = Object.keys(COMPANY_LIMITS) as CompanyField[];

type CompanyRow = { id: number } & Record<CompanyField, string | null>;

/** Row → contract, in one place. */
export const toCompany = (row: CompanyRow): Company =>
  Object.fromEntries(FIELDS.map((field) => [field, row[field] ?? ''])) as unknown as Company;

/** A person's own company; there is one, or none. */
export const companies = (strapi: Core.Strapi, caller: Caller) => {
  const rows = () => strapi.db.query(COMPANY);
  const find = async (): Promise<CompanyRow | null> =>
    await rows().findOne({ where: { owner: { id: caller.id } } });

  return {
    async find(): Promise<Company | null> {
      const row = await find();
      return row && toCompany(row);
    },

    async save(typed: Company): Promise<Company> {
      const data = readCompany(typed);
      const problems = companyProblems(data);
      if (Object.keys(problems).length > 0) throw new ApiError('VALIDATION', { fields: problems });
      const update = async (): Promise<boolean> => {
        const row = await find();
        // A copy: the database layer writes its timestamps into what it is given.
        if (row) await rows().update({ where: { id: row.id }, data: { ...data } });
        return row !== null;
      };
      if (await update()) return data;
      try {
        await rows().create({ data: { ...data, owner: caller.id } });
      } catch (error) {
        // Another tab, or a project of theirs, made it in between.
        if (!isUniqueViolation(error)) throw error;
        await update();
      }
      return data;
    },
  };
};
