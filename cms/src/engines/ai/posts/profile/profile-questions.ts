import type { ProfileQuestion } from '../../../../contract';
import { embargoOf } from './embargoed-names';
import type { ProfileReading } from './profile-reading';
import { isRawRow } from './read-table';
import { withWindow } from './say-window';
import { askedByBusiness, inVoice } from './style';
import { asSentence } from './text';

const SHORTEST_ANSWER = 12;
/** Forms of a verb by which a customer speaks to the business. */
const TO_BUSINESS = /(?:ate|ete|ite)\b|\b(?:siete|avete|potete|fate)\b/iu;

/** Customers' questions with their answers, as far as both may be said. */
export const profileQuestions = ({
  all,
  embargoes,
  language,
  sayable,
  today,
  voice,
}: ProfileReading): ProfileQuestion[] => {
  const worded = (question: string): string => {
    const isFit =
      voice === 'voi' ||
      language === 'en' ||
      inVoice(question, 'voi', language) !== question ||
      !TO_BUSINESS.test(question);
    return isFit ? question : askedByBusiness(question, voice);
  };
  return all
    .flatMap(({ material, source }) => material.questions.map((item) => ({ ...item, source })))
    .flatMap(({ question, answer, source }) => {
      const asQuestion = worded(question);
      const sentences = answer.split(/(?<=[.!?])\s+/u).map(sayable.spoken);
      // Without its beginning an answer answers nothing.
      const answered = sentences[0] === null ? '' : sentences.filter((one) => one !== null).join(' ');
      const both = `${asQuestion} ${answered}`;
      const isSayable =
        answered.length >= SHORTEST_ANSWER &&
        !answered.startsWith('(') &&
        !isRawRow(both) &&
        sayable.allows(asQuestion) &&
        !sayable.namesBarredPrice(both) &&
        !sayable.givesAway(answered);
      return isSayable
        ? [
            withWindow(
              { question: asSentence(asQuestion), answer: answered, source },
              both,
              today,
              embargoOf(both, embargoes),
            ),
          ]
        : [];
    });
};
