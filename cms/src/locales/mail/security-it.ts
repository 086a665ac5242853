import type { MailBlock, MailWords, SecurityMailKind } from '../../templates/mail-kinds';
import { formatInstant } from '../format';

const text = (words: string): MailBlock => ({ type: 'text', text: words });
const toProfile = (href: string): MailBlock => ({
  type: 'link',
  label: 'Le impostazioni sono nel tuo profilo',
  href,
});
const remaining = (left: number) =>
  ({ 0: 'Non te ne restano altri.', 1: 'Te ne resta 1.' })[left] ?? `Te ne restano ${left}.`;
const notYou = (resetHref: string): MailBlock[] => [
  text('Se non sei stato tu, scegli subito una nuova password e controlla la sicurezza nel tuo profilo.'),
  { type: 'button', label: 'Non sono stato io', href: resetHref },
];

const notYouInPanel = (resetHref: string): MailBlock[] => [
  text(
    'Se non sei stato tu, qualcuno conosce la tua password del pannello: scegline subito una nuova e avvisa chi amministra il sito, che può togliere quella verifica.',
  ),
  { type: 'button', label: 'Non sono stato io', href: resetHref },
];

/** Le parole delle email sulla verifica in due passaggi, in italiano. */
export const securityMailIt: Pick<MailWords, SecurityMailKind> = {
  'second-factor-enabled': ({ name, at, path, resetPath }, link) => ({
    subject: 'La verifica in due passaggi è attiva',
    preview: 'Da ora per accedere serve anche un codice.',
    heading: 'Verifica in due passaggi attiva',
    blocks: [
      text(`Ciao ${name},`),
      text(
        `il ${formatInstant(at, 'it')} è stata attivata la verifica in due passaggi. Da ora, dopo la password, serve il codice della tua app. Le altre sessioni sono state chiuse.`,
      ),
      text(
        'Conserva i codici di recupero in un luogo sicuro: aprono il tuo account quando non hai l’app con te.',
      ),
      toProfile(link(path)),
      ...notYou(link(resetPath)),
    ],
  }),
  'second-factor-removed': ({ name, at, path, resetPath }, link) => ({
    subject: 'La verifica in due passaggi è stata disattivata',
    preview: 'Da ora per accedere basta la password.',
    heading: 'Verifica in due passaggi disattivata',
    blocks: [
      text(`Ciao ${name},`),
      text(
        `il ${formatInstant(at, 'it')} la verifica in due passaggi è stata disattivata: per accedere basta la password. Le altre sessioni sono state chiuse e i codici di recupero non valgono più.`,
      ),
      { type: 'link', label: 'Puoi riattivarla quando vuoi dal tuo profilo', href: link(path) },
      ...notYou(link(resetPath)),
    ],
  }),
  'passkey-added': ({ name, at, path, resetPath }, link) => ({
    subject: 'Hai una nuova passkey',
    preview: 'Apre il tuo account senza password.',
    heading: 'Nuova passkey',
    blocks: [
      text(`Ciao ${name},`),
      text(
        `il ${formatInstant(at, 'it')} è stata aggiunta una passkey: apre il tuo account senza password, con l’impronta, il volto o il PIN del dispositivo. Chi accede con la password deve confermare anche con una passkey, con l’app o con un codice di recupero.`,
      ),
      toProfile(link(path)),
      ...notYou(link(resetPath)),
    ],
  }),
  'passkey-removed': ({ name, at, path, resetPath }, link) => ({
    subject: 'Una passkey è stata rimossa',
    preview: 'Non apre più il tuo account.',
    heading: 'Passkey rimossa',
    blocks: [
      text(`Ciao ${name},`),
      text(
        `il ${formatInstant(at, 'it')} è stata rimossa una passkey: non apre più il tuo account. Le altre sessioni sono state chiuse.`,
      ),
      toProfile(link(path)),
      ...notYou(link(resetPath)),
    ],
  }),
  'recovery-codes-renewed': ({ name, at, path, resetPath }, link) => ({
    subject: 'I tuoi codici di recupero sono cambiati',
    preview: 'I codici di prima non valgono più.',
    heading: 'Nuovi codici di recupero',
    blocks: [
      text(`Ciao ${name},`),
      text(
        `il ${formatInstant(at, 'it')} sono stati creati dieci nuovi codici di recupero. Quelli di prima non valgono più.`,
      ),
      toProfile(link(path)),
      ...notYou(link(resetPath)),
    ],
  }),
  'recovery-code-used': ({ name, at, left, path, resetPath }, link) => ({
    subject: 'È stato usato un codice di recupero',
    preview: remaining(left),
    heading: 'Codice di recupero usato',
    blocks: [
      text(`Ciao ${name},`),
      text(`il ${formatInstant(at, 'it')} uno dei tuoi codici di recupero è stato usato per il tuo account.`),
      text(remaining(left)),
      { type: 'link', label: 'Creane di nuovi dal tuo profilo', href: link(path) },
      ...notYou(link(resetPath)),
    ],
  }),
  'panel-factor-enabled': ({ name, at, resetPath }, link) => ({
    subject: 'Il pannello dei contenuti chiede un codice',
    preview: 'Da ora per entrare serve anche la tua app.',
    heading: 'Verifica in due passaggi nel pannello',
    blocks: [
      text(`Ciao ${name},`),
      text(
        `il ${formatInstant(at, 'it')} è stata attivata la verifica in due passaggi per il tuo accesso al pannello dei contenuti. Da ora, dopo la password, serve il codice della tua app o un codice di recupero.`,
      ),
      ...notYouInPanel(link(resetPath)),
    ],
  }),
  'panel-recovery-code-used': ({ name, at, left, resetPath }, link) => ({
    subject: 'È stato usato un codice di recupero per il pannello',
    preview: remaining(left),
    heading: 'Codice di recupero usato',
    blocks: [
      text(`Ciao ${name},`),
      text(
        `il ${formatInstant(at, 'it')} uno dei tuoi codici di recupero ha aperto il pannello dei contenuti. ${remaining(left)}`,
      ),
      ...notYouInPanel(link(resetPath)),
    ],
  }),
};
