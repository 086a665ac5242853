import { z } from '@strapi/utils';
import {
  isEmail,
  isOrdinaryMail,
  LIMITS,
  LOCALES,
  PROJECT_KINDS,
  PROJECT_LIMITS,
  PROJECT_SORTS,
  PROJECT_STATUSES,
  type CreateProject,
  type DuplicateProject,
  type ListProjects,
  type RequestProjectLink,
  type UpdateProject,
} from '../../../../contract';

const line = (max: number) => z.string().trim().min(1, 'required').max(max, 'max');
const name = line(PROJECT_LIMITS.name);
const address = line(LIMITS.email.max).refine(isEmail, 'email');
const certified = (text: string): boolean => !isOrdinaryMail(text);
/** A field of a form that was left empty is one that was not sent. */
const optionalAddress = z.union([z.literal('').transform(() => undefined), address]).optional();
const prompt = z.string().trim().max(PROJECT_LIMITS.prompt, 'max').optional();

export const createProjectRequest = z
  .strictObject({
    projectName: name,
    projectType: z.enum(PROJECT_KINDS),
    companyName: line(PROJECT_LIMITS.companyName),
    pec: optionalAddress.refine((text) => text === undefined || certified(text), 'ordinaryMail'),
    email: optionalAddress,
    prompt,
  })
  .refine(({ pec, email }) => pec !== undefined || email !== undefined, {
    path: ['pec'],
    error: 'addressRequired',
  }) satisfies z.ZodType<CreateProject['request']>;

export const requestProjectLinkRequest = z
  .strictObject({
    projectType: z.enum(PROJECT_KINDS),
    projectName: name.optional(),
    address,
    locale: z.enum(LOCALES).optional(),
    prompt,
  })
  .refine(({ projectType, projectName }) => projectType === 'business-idea' || projectName !== undefined, {
    path: ['projectName'],
    error: 'required',
  })
  .refine(({ projectType, address: to }) => projectType !== 'filed-accounts' || certified(to), {
    path: ['address'],
    error: 'ordinaryMail',
  }) satisfies z.ZodType<RequestProjectLink['request']>;

export const updateProjectRequest = z
  .strictObject({ name: name.optional(), status: z.enum(PROJECT_STATUSES).optional() })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    path: ['name'],
    error: 'required',
  }) satisfies z.ZodType<UpdateProject['request']>;

export const duplicateProjectRequest = z.strictObject({ name }) satisfies z.ZodType<
  DuplicateProject['request']
>;

export const listProjectsQuery = z.object({
  q: z.string().trim().max(PROJECT_LIMITS.name).default(''),
  status: z.enum(PROJECT_STATUSES).default('active'),
  sort: z.enum(PROJECT_SORTS).default('newest'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
}) satisfies z.ZodType<Required<ListProjects['query']>>;
