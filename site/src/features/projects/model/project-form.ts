import { isEmail, isOrdinaryMail, PROJECT_LIMITS, type ProjectKind } from '@contract';

/** What is wrong with a field; each is a key of `projects.problems`. */
export type Problem = 'required' | 'email' | 'max' | 'address' | 'ordinaryMail';
export type Problems<Field extends string> = Partial<Record<Field, Problem>>;

export interface ProjectFields {
  projectName: string;
  projectType: string;
  companyName: string;
  pec: string;
  email: string;
}
export interface LinkFields {
  projectName: string;
  address: string;
}

const lineProblem = (text: string, max: number): Problem | undefined => {
  if (text.trim() === '') return 'required';
  return text.trim().length > max ? 'max' : undefined;
};
const addressProblem = (text: string): Problem | undefined =>
  text.trim() === '' || isEmail(text.trim()) ? undefined : 'email';

const certifiedProblem = (text: string): Problem | undefined =>
  isOrdinaryMail(text) ? 'ordinaryMail' : addressProblem(text);

const found = <Field extends string>(problems: Record<Field, Problem | undefined>): Problems<Field> =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as Problems<Field>;

/** spec/customer-app.md §5: project, type and company, and one of PEC and email. In the order of the screen. */
export const projectProblems = ({ projectName, projectType, companyName, pec, email }: ProjectFields) =>
  found({
    projectName: lineProblem(projectName, PROJECT_LIMITS.name),
    projectType: projectType ? undefined : 'required',
    companyName: lineProblem(companyName, PROJECT_LIMITS.companyName),
    pec: pec.trim() === '' && email.trim() === '' ? 'address' : certifiedProblem(pec),
    email: addressProblem(email),
  });

/** Whether a link form may be sent: its button waits for that (spec/customer-app.md §5). */
export const isLinkComplete = (kind: ProjectKind, { projectName, address }: LinkFields): boolean =>
  address.trim() !== '' && (kind === 'business-idea' || projectName.trim() !== '');

export const linkProblems = (kind: ProjectKind, { projectName, address }: LinkFields) =>
  found({
    projectName: kind === 'business-idea' ? undefined : lineProblem(projectName, PROJECT_LIMITS.name),
    address:
      address.trim() === ''
        ? 'required'
        : (kind === 'filed-accounts' ? certifiedProblem : addressProblem)(address),
  });
