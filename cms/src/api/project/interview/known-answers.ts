import type { Core } from '@strapi/strapi';
import type { Locale, QuickReply } from '../../../contract';
import { accountsOf, type Question } from '../../../domain/interview';
import { interviewChatWords } from '../../../locales/interview/chat-words';
import { DEFAULT_NAME } from '../default-name';
import { answersOf, type ProjectRow } from '../to-project';

/** What the chip "leave it as it is" sends. */
export const KEEP = 'keep';
/** A first request shorter or longer than this is no answer to what problem an idea solves. */
const STORY = { min: 10, max: 1_000 };

const send = (value: string, label = value): QuickReply => ({ value, label, action: 'send' });

/**
 * Answers that the product has heard elsewhere: in the form that made the project, in the owner's company, in the accounts.
 * They are offered as chips and never taken unasked.
 */
const known = async (
  strapi: Core.Strapi,
  project: ProjectRow,
  ownerId: number,
  { id }: Question,
  language: Locale,
): Promise<QuickReply[]> => {
  const answers = answersOf(project);
  const owner = accountsOf(answers, 'accounts')?.owner;
  const { companyName, pec, prompt } = project;
  switch (id) {
    case 'companyName':
      return companyName ? [send(companyName)] : [];
    case 'ideaName':
      return Object.values(DEFAULT_NAME).some((unnamed) => unnamed === project.name)
        ? []
        : [send(project.name)];
    case 'vatNumber': {
      const company = await strapi.db
        .query('api::company.company')
        .findOne({ where: { owner: { id: ownerId } } });
      // Somebody may run a project about another company than the own one.
      const isSame =
        company?.name.toLowerCase() === (answers.companyName?.text ?? companyName)?.toLowerCase();
      return isSame && company?.vatNumber ? [send(company.vatNumber)] : [];
    }
    case 'ateco':
      return owner?.ateco ? [send(owner.ateco)] : [];
    case 'pec':
      return pec ? [send(pec)] : [];
    case 'ideaProblem':
      return prompt && prompt.length >= STORY.min && prompt.length <= STORY.max
        ? [send(prompt, interviewChatWords[language].firstWords)]
        : [];
    default:
      return [];
  }
};

/** The chips of a question: what is known, its own, and a way out of a correction. */
export const quickRepliesOf = async (
  strapi: Core.Strapi,
  project: ProjectRow,
  ownerId: number,
  question: Question,
  own: QuickReply[],
  language: Locale,
): Promise<QuickReply[]> => {
  const chips = [...(await known(strapi, project, ownerId, question, language)), ...own];
  return answersOf(project)[question.id] ? [...chips, send(KEEP, interviewChatWords[language].keep)] : chips;
};
