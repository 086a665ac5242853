import type { Locale } from '../../../contract';
import { languageOf } from '../text/language';
import { fold, tokenise } from '../text/tokenise';

/** Small words that neither Italian nor English has. */
const ELSEWHERE = new Set(
  'el los las una-s es por para porque cuanto como-s hacer necesito quiero tengo mis usted muy je j est les des une avec pour comment combien mon ma mes vous nous quel quelle puis ich der die das und ist nicht wie mein meine wir kann ein eine fur mit von eu nao voce meu minha preciso fazer'.split(
    ' ',
  ),
);

/** The language to reply in. Any but Italian and English is answered in English, and told so. */
export const replyLanguage = (text: string, fallback: Locale): { language: Locale; isForeign: boolean } => {
  const words = tokenise(text.slice(0, 500)).map(({ text: word }) => fold(word));
  const foreign = words.filter((word) => ELSEWHERE.has(word)).length;
  if (foreign >= 2 && foreign / words.length >= 0.25) return { language: 'en', isForeign: true };
  return { language: languageOf(text, fallback), isForeign: false };
};
