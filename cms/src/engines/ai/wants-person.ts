import { talkOf } from './embedded/small-talk';
import { cleanQuestion } from './text/clean-question';

/** Whether a visitor's message asks for a person, whichever engine answers it. */
export const wantsPerson = (text: string): boolean => talkOf(cleanQuestion(text)) === 'person';
