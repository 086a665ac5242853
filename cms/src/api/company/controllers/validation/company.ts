import { z } from '@strapi/utils';
import { COMPANY_LIMITS, type CompanyField, type SaveCompany } from '../../../../contract';

/** Room for the spaces and dots that reading takes away; how long a field may be is the rules' to say. */
const text = z.string().max(500, 'max');

const fields = Object.fromEntries(Object.keys(COMPANY_LIMITS).map((field) => [field, text])) as Record<
  CompanyField,
  typeof text
>;

export const saveCompanyRequest = z.strictObject(fields) satisfies z.ZodType<SaveCompany['request']>;
