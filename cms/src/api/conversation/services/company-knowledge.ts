import type { Core } from '@strapi/strapi';
import { PROJECT_KINDS } from '../../../contract';
import { factsOf } from '../../../domain/interview';
import type { AssistantRequest } from '../../../engines/ai/assistant';
import { formatCents } from '../../../locales/format';
import { accountsFigures } from './accounts-figures';
import { ideaFigures } from './idea-figures';

/** Facts that are amounts, by the calculators' names where they have one. */
const AMOUNTS = {
  turnoverYear: null,
  variableCostsYear: null,
  fixedCostsMonth: 'fixedCosts',
  ownPayMonth: null,
  averageSale: null,
  budgetMonth: null,
} as const;

/** The share of the turnover that variable costs leave, in basis points. */
const marginRateOf = ({ turnoverYear, variableCostsYear }: Record<string, number>): number | null =>
  turnoverYear === undefined || turnoverYear <= 0 || variableCostsYear === undefined
    ? null
    : Math.round(((turnoverYear - variableCostsYear) * 10_000) / turnoverYear);

/**
 * What is known of a person's business, for the assistant: from the company's data and from the interview of one project; the latest
 * active one where none is named.
 */
export const companyKnowledge = async (
  strapi: Core.Strapi,
  ownerId: number,
  projectId?: number,
): Promise<
  Pick<AssistantRequest, 'companyName' | 'facts' | 'figures' | 'hasProjects'> & { vatNumber: string }
> => {
  const owner = { id: ownerId };
  const company = await strapi.db.query('api::company.company').findOne({ where: { owner } });
  const [project] = await strapi.db.query('api::project.project').findMany({
    where:
      projectId === undefined
        ? { owner, kind: { $in: PROJECT_KINDS }, state: 'active' }
        : { owner, id: projectId },
    orderBy: { id: 'desc' },
    limit: 1,
  });
  const projectFacts = project ? factsOf(project.kind, project.answers ?? {}) : null;
  const known: Record<string, unknown> = { ...projectFacts };
  const figures: Record<string, number> =
    projectFacts?.kind === 'filed-accounts'
      ? accountsFigures(projectFacts.accounts, projectFacts.principalYear)
      : {};
  const facts: { name: string; value: string }[] = [];
  const tell = (name: string, value: unknown) => {
    if (typeof value === 'string' && value !== '') facts.push({ name, value });
  };
  tell('city', [company?.city, company?.province].filter(Boolean).join(' '));
  tell('project', project?.name);
  for (const name of ['sector', 'customerType', 'problem']) tell(name, known[name]);
  for (const [name, input] of Object.entries(AMOUNTS)) {
    const cents = known[name];
    if (typeof cents !== 'number') continue;
    facts.push({ name, value: formatCents(cents, 'it') });
    figures[name] = cents;
    if (input) figures[input] = cents;
  }
  for (const name of ['customersMonth', 'employees', 'largestCustomer'])
    if (typeof known[name] === 'number') figures[name] = known[name];
  if (projectFacts?.kind === 'business-idea') Object.assign(figures, ideaFigures(projectFacts));
  const marginRate = marginRateOf(figures);
  if (marginRate !== null) figures.marginRate = marginRate;
  return {
    companyName: company?.name ?? '',
    vatNumber: company?.vatNumber ?? '',
    facts,
    figures,
    hasProjects: project !== undefined,
  };
};
