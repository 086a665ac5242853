import fs from 'node:fs';
import path from 'node:path';
import { LOOKED_AT, situationOf } from '../src/engines/ai/answers/answer-question';
import { choiceFeatures } from '../src/engines/ai/answers/choice/choice-features';
import { mayAnswer, trustIn } from '../src/engines/ai/answers/choice/choose-answer';
import { poolOf } from '../src/engines/ai/answers/choice/pool';
import { readQuestion } from '../src/engines/ai/answers/read-question';
import { splitQuestion } from '../src/engines/ai/answers/split-question';
import { talkOf } from '../src/engines/ai/embedded/small-talk';
import { IndexRetriever } from '../src/engines/ai/index/index-retriever';
import models from '../src/engines/ai/index/models.json';
import { PassageIndex } from '../src/engines/ai/index/passage-index';
import type { Answer, BotProfile, HistoryMessage, Passage } from '../src/engines/ai/port';
import { cleanQuestion } from '../src/engines/ai/text/clean-question';
import { readBusinesses } from './business-set';
import { holdsAnswer } from './data';
import { botOf, embeddedOn, replyTo, type Scorer } from './visitors-run';
import { readVisitedBusinesses } from './visitors-set';

export interface ChoiceCandidate {
  text: string;
  band: string;
  verdict: string;
  features: number[];
  /** What the engine adds to its likelihood, and whether it would say it at all. */
  trust: number;
  mayAnswer: boolean;
}

/** One question with all candidates. */
export interface ChoiceQuestion {
  set: string;
  business: string;
  question: string;
  /** It leans on the one before. */
  isFollowUp: boolean;
  /** Nothing that the documents say answers it. */
  refuse: boolean;
  /** Of the engine as it stands, where there are no candidates: its model has met the sets, so that its choice among them tells nothing. */
  verdict: string | null;
  /** Null where small talk or each half of a double question is answered. */
  candidates: ChoiceCandidate[] | null;
}

interface Visit {
  retriever: IndexRetriever;
  bot: BotProfile;
  today: string;
}

type Judge = (reply: Pick<Answer, 'text' | 'outcome' | 'sources' | 'handover'>) => string;

/** Any answer rests on a source. */
const SOURCE = { title: 'document', page: null, excerpt: '' };

const candidatesOf = (
  raw: string,
  history: HistoryMessage[],
  { retriever, bot, today }: Visit,
  judge: Judge,
): ChoiceCandidate[] | null => {
  const text = cleanQuestion(raw);
  const talk = talkOf(text);
  if ((talk !== null && talk !== 'contact') || splitQuestion(text).length > 1) return null;
  const { knowledge } = retriever;
  const day = new Date(`${today}T10:00:00Z`);
  const retrieved = retriever.search(text, history, LOOKED_AT);
  const readings = readQuestion(text, history, { knowledge, today: day, fallback: bot.language });
  const situation = situationOf(retrieved, knowledge, bot, day);
  const pool = poolOf(readings, knowledge, retrieved, situation);
  const features = choiceFeatures(pool, knowledge, { ...situation, near: retrieved.hits });
  return pool.map((pooled, at) => ({
    text: pooled.candidate.text,
    band: pooled.candidate.band,
    verdict: judge({ text: pooled.candidate.text, outcome: 'answered', sources: [SOURCE], handover: false }),
    features: features[at] ?? [],
    trust: trustIn(pooled.candidate, pooled.frame),
    mayAnswer: mayAnswer(pooled, knowledge, retrieved, situation),
  }));
};

const visit = async (
  given: Visit,
  before: readonly string[],
  text: string,
  judge: Judge,
): Promise<Pick<ChoiceQuestion, 'question' | 'isFollowUp' | 'verdict' | 'candidates'>> => {
  const { retriever, bot, today } = given;
  const engine = embeddedOn(today);
  const history: HistoryMessage[] = [];
  const reply = (message: string): Promise<Answer> =>
    replyTo((question) => engine.answer(question, retriever), { bot, text: message, history });
  for (const earlier of before)
    history.push({ role: 'user', text: earlier }, { role: 'bot', text: (await reply(earlier)).text });
  const candidates = candidatesOf(text, history, given, judge);
  return {
    question: [...before, text].join(' > '),
    isFollowUp: before.length > 0,
    verdict: candidates === null ? judge(await reply(text)) : null,
    candidates,
  };
};

const retrieverOf = async (passages: Passage[]): Promise<IndexRetriever> =>
  new IndexRetriever(await PassageIndex.build(passages, models), models);

/** The questions of a folder of visited businesses. */
export const readVisitorChoices = async (folder: string, scorer: Scorer): Promise<ChoiceQuestion[]> => {
  const questions: ChoiceQuestion[] = [];
  for (const business of await readVisitedBusinesses(folder)) {
    const given = {
      retriever: await retrieverOf(business.passages),
      bot: botOf(business),
      today: business.today,
    };
    for (const each of business.questions)
      questions.push({
        set: path.basename(folder),
        business: business.name,
        refuse: each.refuse === true,
        ...(await visit(given, each.before ?? [], each.ask, (reply) => scorer.judge(each, reply).verdict)),
      });
  }
  return questions;
};

/** On which day the small businesses are asked: none of their questions depends on it. */
const TODAY = '2026-11-23';

/** The questions of the small businesses' half that may be looked at. */
export const readBusinessChoices = async (): Promise<ChoiceQuestion[]> => {
  const questions: ChoiceQuestion[] = [];
  for (const { name, passages, questions: businessQuestions } of await readBusinesses('tune')) {
    const bot = botOf({ name, title: 'Bot', language: 'it', today: TODAY, passages, questions: [] });
    const given = { retriever: await retrieverOf(passages), bot, today: TODAY };
    for (const { kind, before, question, answers } of businessQuestions) {
      const refuse = kind === 'foreign';
      const judge: Judge = ({ text, outcome, handover }) => {
        if (outcome !== 'answered' || handover) return refuse ? 'rightly refused' : 'refused';
        return !refuse && holdsAnswer(text, answers) ? 'right' : 'wrong';
      };
      const visited = await visit(given, before === null ? [] : [before], question, judge);
      questions.push({ set: 'tune', business: `tune/${name}`, refuse, ...visited });
    }
  }
  return questions;
};

/** Every set that a scorer may learn from: the folder that is given, those beside this file, and the small businesses. */
export const readChoices = async (dev: string, scorer: Scorer): Promise<ChoiceQuestion[]> => {
  const folder = path.join(__dirname, '../../bench/visitors');
  const questions = await readVisitorChoices(dev, scorer);
  for (const name of fs.readdirSync(folder).sort())
    questions.push(...(await readVisitorChoices(path.join(folder, name), scorer)));
  return [...questions, ...(await readBusinessChoices())];
};
