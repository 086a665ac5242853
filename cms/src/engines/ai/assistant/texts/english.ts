import type { Advice, AdviceTopic } from '../../../../contract';

interface EnglishText {
  id: string;
  topic: AdviceTopic;
  pattern: RegExp;
  needs: string;
  write(content: string, quote: string): string;
}

const WANTS_TEXT =
  /^(?:please |can you |could you |would you )?(?:write|draft|prepare|make|compose|give me|reply|answer|help me (?:write|reply|answer))\b.*\b(?:post|message|e-?mail|letter|reply|reminder|ad|advert\w*|notice|description|review|text|invitation|sms|whatsapp|caption|stor(?:y|ies)|sign|flyer|newsletter|bio)|^(?:a |an )?(?:post|message|e-?mail|reminder|reply|notice|job ad|caption|flyer|sign)\b.*\b(?:for|to|about)\b/;
const COMMAND =
  /^(?:please |can you |could you |would you )?(?:write|draft|prepare|make|compose|give me|help me (?:write|reply))?\s*(?:me |us )?(?:a |an |the )?(?:short |nice |polite )?(?:instagram |facebook |linkedin |whatsapp |social )?(?:post|message|e-?mail|letter|reply|reminder|ad|advert\w*|notice|description|text|invitation|sms|caption|story|sign|flyer|newsletter)?\s*(?:for|on|about|to|saying|that)?\s*(?:instagram|facebook|linkedin|whatsapp|my customers|customers|clients)?\s*[:,-]?\s*/i;

/** A review that praises one thing and complains of another. */
const COMPLAINT =
  /\b(?:but|however|although|except|only the|shame|terrible|awful|rude|slow|cold|dirty|noisy|broken)\b/i;
const complaintIn = (quote: string): string =>
  /\b(?:but|however|although|except(?: for)?|only|shame(?: about)?)[, ]+(.+)/i
    .exec(quote)?.[1]
    ?.replace(/[.!\s]+$/, '') ?? quote;

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const TEXTS: readonly EnglishText[] = [
  {
    id: 'review',
    topic: 'reviews',
    pattern: /review/,
    needs: 'the text of the review',
    write: (_, quote) =>
      COMPLAINT.test(quote)
        ? `> Thank you for writing${/great|excellent|lovely|amazing|perfect|wonderful|nice|good/i.test(quote) ? ', and for your kind words about the rest' : ''}. I am sorry about one thing you mention: “${complaintIn(quote)}”. You are right to tell us: I have already asked to have it checked and put right, so that you find it working next time.\n>\n> We would love to welcome you again: write to me at [phone or e-mail].\n>\n> [name], owner`
        : /great|excellent|lovely|amazing|perfect|wonderful|best/i.test(quote)
          ? `> Thank you so much for your time and for “${quote}”: I am reading it to the whole team, and it makes our day. We look forward to seeing you again soon!\n>\n> [name]`
          : `> Thank you for writing, and I am sorry: what you describe (“${quote}”) is not the service we want to give. I am looking into what happened and have already spoken with the team.\n>\n> I would like to put it right in person: please contact me at [phone or e-mail] and ask for me.\n>\n> [name], owner`,
  },
  {
    id: 'reminder',
    topic: 'finance',
    pattern: /reminder|unpaid|overdue|invoice/,
    needs: 'invoice number, amount, due date and the customer’s name',
    write: (content) =>
      `> Subject: payment reminder\n>\n> Dear [name],\n>\n> according to our records this is still open: ${content}. It may be an oversight: could you check and tell me when you plan to pay? If you have already done so, thank you, and please send me the receipt.\n>\n> Kind regards,\n> [name and phone]`,
  },
  {
    id: 'job',
    topic: 'staff',
    pattern: /\bjob\b|hiring|vacancy|looking for (?:a|an) /,
    needs: 'which role, hours and place',
    write: (content) =>
      `> **We are hiring: ${content}**\n>\n> We offer a regular contract under the collective agreement, shifts known in advance, training in the first weeks and pay of [gross per month or hour]. We look for care for people, punctuality and the wish to learn.\n>\n> Send your CV and two lines about yourself to [e-mail], or drop by: [address]. Open to everyone.`,
  },
  {
    id: 'post',
    topic: 'social',
    pattern: /post|instagram|facebook|linkedin|story|caption/,
    needs: 'what you announce, when and at what price',
    write: (content) =>
      `> ✨ **${capital(content)}**\n>\n> Come and see us, and bring whoever you like best.\n>\n> 📩 To book or to know more send us a message here or on WhatsApp. See you soon!`,
  },
  {
    id: 'letter',
    topic: 'customers',
    pattern: /./,
    needs: 'whom it is for and what you want to say',
    write: (content) =>
      `> Dear [name],\n>\n> I am writing about this: ${content}. Please let me know by [date] if that works for you; I am happy to explain by phone.\n>\n> Kind regards,\n> [name, business and phone]`,
  },
];

/** A text asked for in English, ready to be copied; `null` when none was. */
export const writeEnglishText = (text: string, folded: string): Advice | null => {
  if (!WANTS_TEXT.test(folded)) return null;
  const quote = /["“«]([^"”»]{6,})["”»]/.exec(text)?.[1] ?? '';
  const colon = text.search(/:(?!\d\d)/);
  const content = (colon > 0 && colon < 90 ? text.slice(colon + 1) : text.replace(COMMAND, '')).trim();
  const kind = TEXTS.find(({ pattern }) => pattern.test(folded));
  if (!kind) return null;
  const hasMaterial = kind.id === 'review' ? quote !== '' : content.split(/\s+/).length >= 3;
  return {
    text: hasMaterial
      ? `Here is the text, ready to copy:\n\n${kind.write(content.replace(/[.\s]+$/, ''), quote)}\n\nCheck names, dates and prices before you send it.`
      : `Gladly. To write it I still need **${kind.needs}**.`,
    topic: kind.topic,
    outcome: hasMaterial ? 'answered' : 'asks',
    suggestions: [],
    nextStep: null,
    entryIds: [`text-en-${kind.id}`],
    sources: [],
  };
};
