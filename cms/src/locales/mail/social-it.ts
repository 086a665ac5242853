import type { SocialFailure } from '../../contract';
import type { MailWords, SocialMailKind } from '../../templates/mail-kinds';
import { formatInstant } from '../format';
import { PLATFORM_NAMES } from '../../contract/social-platform';

const hello = (name: string) => ({ type: 'text' as const, text: `Ciao ${name},` });

const CAUSES: Readonly<Record<SocialFailure, string>> = {
  late: 'era troppo tardi per pubblicarlo.',
  'rate-limited': 'il social ha chiesto di aspettare troppo a lungo.',
  blocked: 'il social ha sospeso per un giorno le pubblicazioni di questo account.',
  'network-down': 'il social non ha risposto, nemmeno riprovando per un’ora.',
  duplicate: 'lo stesso contenuto è già stato pubblicato.',
  reconnect: 'l’account è da ricollegare.',
  permission: 'l’account non ha il permesso di pubblicare.',
  'user-action': 'il social ti chiede di confermare qualcosa nella sua app.',
  content: 'il social non accetta il contenuto: modificalo e riprova.',
  'text-too-long': 'il testo è troppo lungo.',
  'image-unreachable': 'il social non riesce a leggere l’immagine.',
  'image-refused': 'il social non accetta l’immagine.',
  'board-missing': 'la bacheca non esiste più.',
  policy: 'il social lo considera contrario alle sue regole.',
  operator: 'la nostra connessione con il social ha un problema: ce ne stiamo occupando.',
  'account-gone': 'l’account non esiste più.',
};

/** Le parole delle email sui post social, in italiano. */
export const socialMailIt: Pick<MailWords, SocialMailKind> = {
  'social-post-failed': ({ name, platform, accountName, failure, path }, link) => ({
    subject: `Post non pubblicato su ${PLATFORM_NAMES[platform]}`,
    preview: `${accountName}: ${CAUSES[failure]}`,
    heading: 'Un post non è uscito',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `un post per ${accountName} su ${PLATFORM_NAMES[platform]} non è stato pubblicato: ${CAUSES[failure]}`,
      },
      { type: 'button', label: 'Vedi che cosa fare', href: link(path) },
    ],
  }),
  'social-post-unclear': ({ name, platform, accountName, path }, link) => ({
    subject: `Da verificare: un post su ${PLATFORM_NAMES[platform]}`,
    preview: 'Non sappiamo se è stato pubblicato.',
    heading: 'Un post è da verificare',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `${PLATFORM_NAMES[platform]} non ci ha detto se il post per ${accountName} è stato pubblicato. Per non pubblicarlo due volte non lo rimandiamo da soli: guarda sulla pagina e dicci se c’è.`,
      },
      { type: 'button', label: 'Verifica il post', href: link(path) },
    ],
  }),
  'social-posts-skipped': ({ name, projectName, posts, path }, link) => ({
    subject: `Post saltati: ${projectName}`,
    preview: 'Il server era spento quando dovevano uscire.',
    heading: 'Alcuni post sono stati saltati',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `il server era spento quando dovevano uscire, e dopo più di un’ora non li pubblichiamo senza chiedertelo.`,
      },
      { type: 'facts', rows: [['Post saltati', String(posts)]] },
      { type: 'button', label: 'Pubblica o riprogramma', href: link(path) },
    ],
  }),
  'social-expiring': ({ name, platform, accountName, endsAt, path }, link) => ({
    subject: `Sta per scadere: ${accountName}, ${PLATFORM_NAMES[platform]}`,
    preview: `L’accesso finisce il ${formatInstant(endsAt, 'it')}.`,
    heading: 'Un accesso sta per scadere',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `l’accesso a ${accountName} su ${PLATFORM_NAMES[platform]} finisce il ${formatInstant(endsAt, 'it')}. Ricollegalo prima di allora: i post in coda restano dove sono.`,
      },
      { type: 'button', label: 'Ricollega l’account', href: link(path) },
    ],
  }),
  'social-account-blocked': ({ name, platform, accountName, until, path }, link) => ({
    subject: `In pausa: ${accountName}, ${PLATFORM_NAMES[platform]}`,
    preview: `I post riprendono il ${formatInstant(until, 'it')}.`,
    heading: 'Un account è in pausa per un giorno',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `${PLATFORM_NAMES[platform]} ha scambiato per spam le pubblicazioni di ${accountName} e le ha sospese. Per non peggiorare le cose non riproviamo prima del ${formatInstant(until, 'it')}: i post in coda aspettano e usciranno dopo, in ritardo. Se preferisci, nel frattempo puoi spostarli o cancellarli. Apri l’app del social: può chiederti una conferma.`,
      },
      { type: 'button', label: 'Vedi i post in coda', href: link(path) },
    ],
  }),
  'social-reconnect': ({ name, platform, accountName, path }, link) => ({
    subject: `Ricollega: ${accountName}, ${PLATFORM_NAMES[platform]}`,
    preview: 'I post aspettano finché non lo ricolleghi.',
    heading: 'Un account è da ricollegare',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `${PLATFORM_NAMES[platform]} non ci lascia più pubblicare per ${accountName}. I post in coda non si perdono: aspettano che tu ricolleghi l’account.`,
      },
      { type: 'button', label: 'Ricollega l’account', href: link(path) },
    ],
  }),
};
