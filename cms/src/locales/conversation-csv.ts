import { unparse } from 'papaparse';
import type { GetConversation, Instant, Locale, VisitorMessage } from '../contract';

type Exported = GetConversation['response']['data'];

const COLUMNS: Record<Locale, string[]> = {
  it: [
    'Conversazione',
    'Data e ora',
    'Mittente',
    'Messaggio',
    'Senza risposta',
    'Voto',
    'Motivo del voto',
    'Fonti',
    'Pagina',
    'Nome (dichiarato)',
    'Email (dichiarata)',
    'Email lasciata',
  ],
  en: [
    'Conversation',
    'Date and time',
    'Sender',
    'Message',
    'Unanswered',
    'Rating',
    'Reason for the rating',
    'Sources',
    'Page',
    'Name (declared)',
    'Email (declared)',
    'Email left',
  ],
};
const SENDERS: Record<Locale, Record<VisitorMessage['sender'], string>> = {
  it: { visitor: 'Visitatore', bot: 'Assistente', person: 'Persona' },
  en: { visitor: 'Visitor', bot: 'Assistant', person: 'Person' },
};
const RATINGS: Record<Locale, Record<'up' | 'down', string>> = {
  it: { up: 'Positivo', down: 'Negativo' },
  en: { up: 'Good', down: 'Bad' },
};
const YES: Record<Locale, string> = { it: 'Sì', en: 'Yes' };

/** `21/11/2026 10:00:00` in Rome: a shape that Excel takes for a moment. */
const moment = (instant: Instant): string =>
  new Intl.DateTimeFormat('it-IT', {
    timeZone: 'Europe/Rome',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
    .format(new Date(instant))
    .replace(', ', ' ');

/** What a spreadsheet would take for a formula, also behind blanks and in full-width signs. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;

const linesOf = ({ conversation, messages }: Exported, locale: Locale): string =>
  unparse(
    messages.map((message) => [
      conversation.label,
      moment(message.createdAt),
      SENDERS[locale][message.sender],
      message.text,
      message.answered === false ? YES[locale] : '',
      message.feedback ? RATINGS[locale][message.feedback] : '',
      message.feedbackReason,
      message.sources.map(({ title }) => title).join(', '),
      conversation.page ?? '',
      conversation.identity?.name ?? '',
      conversation.identity?.email ?? '',
      conversation.handoverEmail ?? '',
    ]),
    { delimiter: ';', escapeFormulae: FORMULA },
  );

/** A line for each message, as an Italian Excel opens it by double click: semicolons, its line ends, a mark that says UTF-8. */
export async function* conversationCsv(
  conversations: AsyncIterable<Exported>,
  locale: Locale,
): AsyncGenerator<string> {
  yield `\ufeff${COLUMNS[locale].join(';')}\r\n`;
  for await (const exported of conversations)
    if (exported.messages.length > 0) yield `${linesOf(exported, locale)}\r\n`;
}
