import { z } from '@strapi/utils';
import {
  isEmail,
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
/** A field of a form that was left empty is one that was not sent. */
const optionalAddress = z.union([z.literal('').transform(() => undefined), address]).optional();
const prompt = z.string().trim().max(PROJECT_LIMITS.prompt, 'max').optional();

const create = z
  .strictObject({
    projectName: name,
    projectType: z.enum(PROJECT_KINDS),
    companyName: line(PROJECT_LIMITS.companyName),
    pec: optionalAddress,
    email: optionalAddress,
    prompt,
  })
  .refine(({ pec, email }) => pec !== undefined || email !== undefined, {
    path: ['pec'],
    error: 'addressRequired',
  }) satisfies z.ZodType<CreateProject['request']>;

const requestLink = z
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
  }) satisfies z.ZodType<RequestProjectLink['request']>;

const update = z
  .strictObject({ name: name.optional(), status: z.enum(PROJECT_STATUSES).optional() })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    path: ['name'],
    error: 'required',
  }) satisfies z.ZodType<UpdateProject['request']>;

const duplicate = z.strictObject({ name }) satisfies z.ZodType<DuplicateProject['request']>;

const list = z.object({
  q: z.string().trim().max(PROJECT_LIMITS.name).default(''),
  status: z.enum(PROJECT_STATUSES).default('active'),
  sort: z.enum(PROJECT_SORTS).default('newest'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

export const validateCreateProject = (body: unknown): CreateProject['request'] => create.parse(body);
export const validateRequestProjectLink = (body: unknown): RequestProjectLink['request'] =>
  requestLink.parse(body);
export const validateUpdateProject = (body: unknown): UpdateProject['request'] => update.parse(body);
export const validateDuplicateProject = (body: unknown): DuplicateProject['request'] => duplicate.parse(body);
export const validateListProjects = (query: unknown): Required<ListProjects['query']> => list.parse(query);
