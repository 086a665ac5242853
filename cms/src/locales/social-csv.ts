import { unparse } from 'papaparse';
import { PLATFORM_NAMES, type Locale, type SocialPost } from '../contract';
import { dayIn, timeIn } from '../domain/booking/zoned-instant';

/** A published post with the name of the account it went to. */
export interface ExportedPost {
  post: SocialPost;
  account: string;
}

const COLUMNS: Record<Locale, string[]> = {
  it: [
    'Pubblicato il',
    'Rete',
    'Account',
    'Testo',
    'Mi piace',
    'Commenti',
    'Condivisioni',
    'Copertura',
    'La copertura conta',
    'Dati letti il',
    'Indirizzo',
    'Note',
  ],
  en: [
    'Published on',
    'Network',
    'Account',
    'Text',
    'Likes',
    'Comments',
    'Shares',
    'Reach',
    'Reach counts',
    'Figures read on',
    'Address',
    'Notes',
  ],
};
const WORDS = {
  it: { people: 'persone', views: 'visualizzazioni', simulated: 'Simulazione', removed: 'Non c’è più' },
  en: { people: 'people', views: 'views', simulated: 'Simulation', removed: 'No longer there' },
} as const satisfies Record<Locale, Record<string, string>>;

/** What a spreadsheet would take for a formula, also behind blanks and in full-width signs. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;
const ROME = 'Europe/Rome';

const moment = (instant: string | null): string => {
  if (instant === null) return '';
  const at = new Date(instant);
  return `${dayIn(at, ROME).split('-').reverse().join('/')} ${timeIn(at, ROME)}`;
};
/** Unknown is empty, and never zero. */
const figure = (value: number | null | undefined): string => (typeof value === 'number' ? String(value) : '');

const lineOf = ({ post, account }: ExportedPost, locale: Locale): string[] => {
  const { metrics } = post;
  const words = WORDS[locale];
  const notes = [post.simulated && words.simulated, metrics?.removed && words.removed];
  return [
    moment(post.publishedAt),
    PLATFORM_NAMES[post.platform],
    account,
    post.copy,
    figure(metrics?.likes),
    figure(metrics?.comments),
    figure(metrics?.shares),
    figure(metrics?.reach),
    metrics ? words[metrics.reachKind] : '',
    moment(metrics?.readAt ?? null),
    post.externalUrl ?? '',
    notes.filter(Boolean).join(', '),
  ];
};

/** A line for each published post, as an Italian Excel opens it by double click: semicolons, its line ends, a mark that says UTF-8. */
export const socialCsv = (posts: ExportedPost[], locale: Locale): string => {
  const lines = [COLUMNS[locale], ...posts.map((post) => lineOf(post, locale))];
  return `\ufeff${unparse(lines, { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;
};
