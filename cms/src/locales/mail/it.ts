import { formatDay, formatInstant } from '../format';
import type { MailWords } from '../../templates/mail-kinds';
import { bookingMailIt } from './booking-it';
import { helpMailIt } from './help-it';
import { booksMailIt } from './books-it';
import { orderMailIt } from './order-it';
import { purchaseMailIt } from './purchase-it';
import { securityMailIt } from './security-it';
import { serviceMailIt } from './service-it';
import { socialMailIt } from './social-it';

const hello = (name: string) => ({ type: 'text' as const, text: `Ciao ${name},` });

/** Le parole delle email, in italiano. */
export const mailIt: MailWords = {
  confirm: ({ name, path }, link) => ({
    subject: 'Conferma il tuo indirizzo email',
    preview: 'Manca un solo passo per iniziare.',
    heading: 'Conferma il tuo indirizzo',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: 'grazie per esserti registrato. Per iniziare, conferma che questo indirizzo è tuo.',
      },
      { type: 'button', label: 'Conferma l’indirizzo', href: link(path) },
      { type: 'note', text: 'Il link vale 24 ore. Se non ti sei registrato tu, ignora questo messaggio.' },
    ],
  }),
  'already-registered': ({ name, loginPath, resetPath }, link) => ({
    subject: 'Hai già un account',
    preview: 'Qualcuno ha provato a registrarsi con il tuo indirizzo.',
    heading: 'Hai già un account',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: 'qualcuno, forse tu, ha provato a registrarsi con questo indirizzo, che ha già un account. Puoi accedere con la tua password.',
      },
      { type: 'button', label: 'Accedi', href: link(loginPath) },
      { type: 'link', label: 'Non la ricordi? Scegline una nuova', href: link(resetPath) },
      { type: 'note', text: 'Se non sei stato tu, non devi fare nulla: il tuo account è al sicuro.' },
    ],
  }),
  reset: ({ name, path }, link) => ({
    subject: 'Scegli una nuova password',
    preview: 'Il link vale 30 minuti e funziona una volta sola.',
    heading: 'Scegli una nuova password',
    blocks: [
      hello(name),
      { type: 'text', text: 'hai chiesto di cambiare la password del tuo account.' },
      { type: 'button', label: 'Scegli la password', href: link(path) },
      {
        type: 'note',
        text: 'Il link vale 30 minuti e funziona una volta sola. Se non lo hai chiesto tu, ignora questo messaggio: la password resta quella di prima.',
      },
    ],
  }),
  'password-changed': ({ name, at, resetPath }, link) => ({
    subject: 'La tua password è stata cambiata',
    preview: 'Se sei stato tu, non devi fare nulla.',
    heading: 'Password cambiata',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `la password del tuo account è stata cambiata il ${formatInstant(at, 'it')}. Per sicurezza abbiamo chiuso tutte le altre sessioni.`,
      },
      { type: 'text', text: 'Se non sei stato tu, scegli subito una nuova password.' },
      { type: 'button', label: 'Non sono stato io', href: link(resetPath) },
    ],
  }),
  'new-email': ({ name, path }, link) => ({
    subject: 'Conferma il tuo nuovo indirizzo email',
    preview: 'Il tuo account passa qui con un clic.',
    heading: 'Conferma il nuovo indirizzo',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: 'hai chiesto di usare questo indirizzo per il tuo account. Finché non lo confermi, resta valido quello di prima.',
      },
      { type: 'button', label: 'Conferma il nuovo indirizzo', href: link(path) },
      { type: 'note', text: 'Il link vale 24 ore. Se non lo hai chiesto tu, ignora questo messaggio.' },
    ],
  }),
  'new-email-taken': ({ name, loginPath, resetPath }, link) => ({
    subject: 'Questo indirizzo ha già un account',
    preview: 'Qualcuno ha provato a usarlo per un altro account.',
    heading: 'Questo indirizzo ha già un account',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: 'qualcuno, forse tu, ha provato a spostare un altro account su questo indirizzo, che ne ha già uno. Non è cambiato nulla.',
      },
      { type: 'button', label: 'Accedi', href: link(loginPath) },
      { type: 'link', label: 'Non ricordi la password? Scegline una nuova', href: link(resetPath) },
      { type: 'note', text: 'Se non sei stato tu, non devi fare nulla: il tuo account è al sicuro.' },
    ],
  }),
  'new-email-asked': ({ name, newEmail, at, path }, link) => ({
    subject: 'Hai chiesto di cambiare indirizzo email',
    preview: 'Se sei stato tu, conferma dal nuovo indirizzo.',
    heading: 'Cambio di indirizzo richiesto',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `il ${formatInstant(at, 'it')} è stato chiesto di spostare il tuo account su un altro indirizzo. Questo resta valido finché l’altro non viene confermato.`,
      },
      { type: 'facts', rows: [['Nuovo indirizzo', newEmail]] },
      { type: 'text', text: 'Se non sei stato tu, annulla il cambio dal tuo profilo e cambia la password.' },
      { type: 'button', label: 'Vai al profilo', href: link(path) },
    ],
  }),
  'email-changed': ({ name, newEmail, at, loginPath }, link) => ({
    subject: 'Il tuo indirizzo email è cambiato',
    preview: 'Da ora accedi con il nuovo indirizzo.',
    heading: 'Indirizzo cambiato',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `il ${formatInstant(at, 'it')} il tuo account è passato a un nuovo indirizzo. Da ora accedi con quello: qui non arriverà più nulla.`,
      },
      { type: 'facts', rows: [['Nuovo indirizzo', newEmail]] },
      { type: 'button', label: 'Accedi', href: link(loginPath) },
      { type: 'note', text: 'Se non sei stato tu, scrivici subito: trovi l’indirizzo qui sotto.' },
    ],
  }),
  'erasure-scheduled': ({ name, erasesAt, path }, link) => ({
    subject: 'Il tuo account verrà eliminato',
    preview: `Puoi ripensarci fino al ${formatInstant(erasesAt, 'it')}.`,
    heading: 'Il tuo account verrà eliminato',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: 'hai chiesto di eliminare il tuo account con tutto quello che contiene. I tuoi chatbot sono già offline e i tuoi post sui social fermi; il resto sparisce per sempre alla data qui sotto.',
      },
      { type: 'facts', rows: [['Eliminazione', formatInstant(erasesAt, 'it')]] },
      { type: 'text', text: 'Ci hai ripensato? Fino ad allora basta accedere e annullare.' },
      { type: 'button', label: 'Annulla eliminazione', href: link(path) },
      {
        type: 'note',
        text: 'Se non sei stato tu, accedi, annulla l’eliminazione e cambia la password.',
      },
    ],
  }),
  'trial-ending': ({ name, botName, removedAt, path }, link) => ({
    subject: `La prova di “${botName}” sta per finire`,
    preview: `Senza nuove visite il chatbot sparisce il ${formatDay(removedAt, 'it')}.`,
    heading: 'Vuoi tenere il tuo chatbot di prova?',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `non apri “${botName}” da un po’. Il ${formatDay(removedAt, 'it')} lo eliminiamo con tutto quello che ha imparato.`,
      },
      {
        type: 'text',
        text: 'Per tenerlo basta aprirlo. Quando ti convince, pubblicarlo richiede l’acquisto.',
      },
      { type: 'button', label: 'Apri il chatbot', href: link(path) },
    ],
  }),
  ...purchaseMailIt,
  ...helpMailIt,
  ...securityMailIt,
  ...orderMailIt,
  ...booksMailIt,
  ...socialMailIt,
  'project-link': ({ name, projectName, path }, link) => ({
    subject: `Il link al tuo progetto: ${projectName}`,
    preview: 'Otto passi, e l’analisi è pronta.',
    heading: 'La chat del tuo progetto è pronta',
    blocks: [
      { type: 'text', text: 'Ciao,' },
      {
        type: 'text',
        text: `${name} ha aperto il progetto “${projectName}” e ha chiesto di ricevere qui il link alla sua chat.`,
      },
      { type: 'button', label: 'Apri la chat del progetto', href: link(path) },
      {
        type: 'note',
        text: 'La chat si apre con l’account di chi ha creato il progetto. Se non lo conosci, ignora questo messaggio.',
      },
    ],
  }),
  ...bookingMailIt,
  ...serviceMailIt,
  handover: ({ name, botName, visitorEmail, note, question, path }, link) => ({
    subject: `Un visitatore chiede di parlare con te (${botName})`,
    preview: `${visitorEmail} aspetta una risposta.`,
    heading: 'Un visitatore aspetta una risposta',
    blocks: [
      hello(name),
      { type: 'text', text: `un visitatore di “${botName}” ha chiesto di parlare con una persona.` },
      {
        type: 'facts',
        rows: [['Email', visitorEmail], ...(question ? [['Domanda', question] as [string, string]] : [])],
      },
      ...(note ? [{ type: 'quote' as const, text: note }] : []),
      { type: 'button', label: 'Apri la conversazione', href: link(path) },
      {
        type: 'note',
        text: 'L’indirizzo è stato scritto dal visitatore: rispondi a lui, non a questa email.',
      },
    ],
  }),
  'person-request': ({ name, botName, label, page, question, path }, link) => ({
    subject: `Un visitatore vuole parlare con una persona (${botName})`,
    preview: question || 'Puoi rispondergli tu, dalla chat.',
    heading: 'Un visitatore chiede una persona',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `un visitatore di “${botName}” ha chiesto di parlare con una persona. Apri la conversazione per rispondergli tu.`,
      },
      {
        type: 'facts',
        rows: [['Conversazione', label], ...(page ? [['Pagina', page] as [string, string]] : [])],
      },
      ...(question ? [{ type: 'quote' as const, text: question }] : []),
      { type: 'button', label: 'Rispondi tu', href: link(path) },
      { type: 'note', text: 'Finché non intervieni, continua a rispondere l’assistente.' },
    ],
  }),
  'quota-warning': ({ name, botName, used, limit, percent, path }, link) => ({
    subject:
      percent === 100
        ? `“${botName}” ha finito i messaggi di questo mese`
        : `“${botName}” ha usato l’80% dei messaggi di questo mese`,
    preview: `${used} messaggi su ${limit}.`,
    heading: percent === 100 ? 'Messaggi del mese esauriti' : 'Messaggi del mese quasi esauriti',
    blocks: [
      hello(name),
      { type: 'text', text: `questo mese “${botName}” ha usato ${used} messaggi su ${limit}.` },
      {
        type: 'text',
        text:
          percent === 100
            ? 'Fino al primo del mese i visitatori leggeranno un avviso cortese al posto della risposta.'
            : 'Quando finiranno, i visitatori leggeranno un avviso cortese al posto della risposta.',
      },
      { type: 'button', label: 'Vedi le statistiche', href: link(path) },
    ],
  }),
  'assistant-quota': ({ name, used, limit, percent, path }, link) => ({
    subject:
      percent === 100
        ? 'Hai raggiunto il limite gratuito dell’assistente'
        : 'Hai usato l’80% dei messaggi gratuiti dell’assistente',
    preview: `${used} messaggi su ${limit}.`,
    heading: percent === 100 ? 'Messaggi gratuiti esauriti' : 'Messaggi gratuiti quasi esauriti',
    blocks: [
      hello(name),
      { type: 'text', text: `questo mese hai usato ${used} messaggi gratuiti su ${limit}.` },
      {
        type: 'text',
        text:
          percent === 100
            ? 'Dal primo del mese l’assistente torna a rispondere. Le tue conversazioni, i progetti e i report restano tutti a tua disposizione.'
            : 'Quando finiranno, l’assistente tornerà a rispondere dal primo del mese.',
      },
      { type: 'button', label: 'Vai alla chat', href: link(path) },
    ],
  }),
  footer: (brand, support) => `${brand} · Hai bisogno di aiuto? Scrivi a ${support}`,
};
