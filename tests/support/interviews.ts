import type { CreateProject, Project, ProjectKind } from '@contract';
import { client, type TestUser } from './client';
import { sql } from './database';
import type { SharedCms } from './shared-cms';

type Value = string | number | string[];
type Replies = [id: string, value: Value][];

const euros = (amount: number): number => amount * 100;

/**
 * Interviews of invented businesses, in the order of their questions, as the server keeps them: amounts are cents.
 * Figures are round, so that a test can work out by hand what a report must say.
 */
const REPLIES: Record<ProjectKind, Replies> = {
  'filed-accounts': [
    ['companyName', 'Falegnameria Prova Srl'],
    ['vatNumber', '01234567897'],
    ['accounts', 'type'],
    ['line-year', 2025],
    ['line-revenue', euros(500_000)],
    ['line-operatingResult', euros(50_000)],
    ['line-profit', euros(30_000)],
    ['line-totalAssets', euros(400_000)],
    ['line-currentAssets', euros(180_000)],
    ['line-equity', euros(150_000)],
    ['line-debts', euros(250_000)],
    ['line-debtsWithinYear', euros(120_000)],
    ['line-depreciation', euros(20_000)],
    ['line-interest', euros(5_000)],
    ['line-inventories', euros(30_000)],
    ['line-receivables', euros(100_000)],
    ['line-cash', euros(40_000)],
    ['bankDebts', euros(90_000)],
    ['principalYear', euros(15_000)],
    ['sector', 'crafts'],
    ['ateco', '31.09.20'],
    ['employees', 8],
    ['customerType', 'both'],
    ['largestCustomer', 35],
    ['channels', ['word-of-mouth', 'premises']],
    ['aims', ['more-sales', 'save-time']],
    ['problem', 'I preventivi partono in ritardo'],
    ['budgetMonth', euros(150)],
    ['pec', 'falegnameria@pec.test'],
  ],
  'no-filed-accounts': [
    ['companyName', 'Forno Prova'],
    ['legalForm', 'sole-trader'],
    ['vatNumber', '01234567897'],
    ['sector', 'food'],
    ['ateco', '10.71.10'],
    ['startYear', 2019],
    ['turnoverYear', euros(240_000)],
    ['seasonal', 'no'],
    ['variableCostsYear', euros(96_000)],
    ['fixedCostsMonth', euros(6_000)],
    ['ownPayMonth', euros(2_000)],
    ['customersMonth', 2_000],
    ['averageSale', euros(10)],
    ['customerType', 'consumers'],
    ['channels', ['premises', 'word-of-mouth']],
    ['aims', ['more-sales', 'better-margins']],
    ['problem', 'La mattina c’è coda e il pomeriggio il forno è vuoto'],
    ['budgetMonth', euros(80)],
  ],
  'business-idea': [
    ['ideaName', 'Spesa Prova'],
    ['ideaProblem', 'Chi lavora fino a tardi non riesce a fare la spesa fresca'],
    ['customerType', 'consumers'],
    ['customersWho', 'Famiglie con due figli'],
    ['competitors', 'Supermercati con consegna'],
    ['difference', 'Consegna entro le 21'],
    ['unitPrice', euros(50)],
    ['unitCost', euros(20)],
    ['fixedCostsMonth', euros(1_200)],
    ['firstInvestment', euros(5_000)],
    ['salesMonth', 100],
    ['rampMonths', '3'],
    ['channels', ['social', 'website']],
    ['ownMoney', euros(6_000)],
    ['marketingMonth', euros(300)],
  ],
};

/** The reply with which each kind's fourth step is complete. */
const END_OF_STEP_FOUR: Record<ProjectKind, string> = {
  'filed-accounts': 'employees',
  'no-filed-accounts': 'variableCostsYear',
  'business-idea': 'unitPrice',
};

/** Puts an interview's answers into the project's row, as if it had been held. */
export const answerInterview = async (
  server: SharedCms,
  { id, kind }: Pick<Project, 'id' | 'kind'>,
  upTo: 'all' | 'step four' = 'all',
): Promise<void> => {
  const all = REPLIES[kind];
  const end = all.findIndex(([question]) => question === END_OF_STEP_FOUR[kind]);
  const replies = upTo === 'all' ? all : all.slice(0, end + 1);
  const answers = Object.fromEntries(
    replies.map(([question, value]) => [question, { text: String(value), value }]),
  );
  const json = JSON.stringify(answers).replaceAll("'", "''");
  const step = upTo === 'all' ? 8 : 4;
  await sql(server, `update projects set answers = '${json}', step = ${step} where document_id = '${id}'`);
};

/** A new project of a person, its interview held as far as is said. */
export const answeredProject = async (
  server: SharedCms,
  owner: TestUser,
  kind: ProjectKind,
  { name = 'Prova 2027', upTo = 'all' as 'all' | 'step four' | 'nothing' } = {},
): Promise<Project> => {
  const { status, body } = await client(server).post<{ data: Project }>(
    '/projects',
    {
      projectName: name,
      projectType: kind,
      companyName: 'Azienda Prova',
      email: 'prova@azienda.test',
    } satisfies CreateProject['request'],
    { token: owner.token, headers: { 'idempotency-key': crypto.randomUUID() } },
  );
  if (status !== 201) throw new Error(`No project (${status}): ${JSON.stringify(body)}`);
  if (upTo !== 'nothing') await answerInterview(server, body.data, upTo);
  return body.data;
};
