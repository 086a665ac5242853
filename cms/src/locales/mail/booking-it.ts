import type { Instant } from '../../contract';
import type { BookingMailKind, MailWords } from '../../templates/mail-kinds';
import { formatMeeting } from '../format';

const hello = (name: string) => ({ type: 'text' as const, text: `Ciao ${name},` });

const DURATIONS: Readonly<Record<number, string>> = {
  30: '30 minuti',
  60: '1 ora',
  90: '1 ora e mezza',
  120: '2 ore',
};

const consultantRow = (consultant = ''): [string, string][] =>
  consultant ? [['Consulente', consultant]] : [];

interface Meeting {
  startsAt: Instant;
  minutes?: number;
  consultant?: string;
  meetingUrl: string;
}
const meetingFacts = ({ startsAt, minutes, consultant, meetingUrl }: Meeting) => ({
  type: 'facts' as const,
  rows: [
    ['Quando', formatMeeting(startsAt, 'it')],
    ['Fuso orario', 'Roma (Europe/Rome)'],
    ...consultantRow(consultant),
    ['Durata', DURATIONS[minutes ?? 60] ?? `${minutes} minuti`],
    ['Link', meetingUrl],
  ] satisfies [string, string][],
});

const moveButton = (link: (path: string) => string, movePath: string) =>
  movePath ? [{ type: 'button' as const, label: 'Sposta la consulenza', href: link(movePath) }] : [];

// Who booked too late to move it is promised nothing.
const changeRule = ({ movePath, changeableUntil }: { movePath: string; changeableUntil?: Instant }) =>
  movePath && changeableUntil
    ? ` Puoi spostarla o annullarla fino a ${formatMeeting(changeableUntil, 'it')}.`
    : '';

const TEAM_HEADINGS = {
  confirmed: 'Nuova consulenza',
  moved: 'Consulenza spostata',
  cancelled: 'Consulenza annullata',
};
const TEAM_NEWS = {
  confirmed: 'ha prenotato una consulenza.',
  moved: 'ha spostato la consulenza a questo orario.',
  cancelled: 'non terrà la consulenza: è annullata e l’orario è di nuovo libero.',
};

/** Le parole delle email sulle consulenze, in italiano. */
export const bookingMailIt: Pick<MailWords, BookingMailKind> = {
  'booking-confirmed': ({ name, path, ...movable }, link) => ({
    subject: `Consulenza confermata: ${formatMeeting(movable.startsAt, 'it')}`,
    preview: 'Data, orario e link della tua video-consulenza.',
    heading: 'Prenotazione confermata!',
    blocks: [
      hello(name),
      { type: 'text', text: 'la tua video-consulenza è prenotata.' },
      meetingFacts(movable),
      { type: 'button', label: 'Vedi le tue consulenze', href: link(path) },
      ...moveButton(link, movable.movePath),
      { type: 'note', text: `Trovi in allegato l’evento per il calendario.${changeRule(movable)}` },
    ],
  }),
  'booking-moved': ({ name, path, movePath, ...meeting }, link) => ({
    subject: `Consulenza spostata: ${formatMeeting(meeting.startsAt, 'it')}`,
    preview: 'Il nuovo orario della tua video-consulenza.',
    heading: 'Consulenza spostata',
    blocks: [
      hello(name),
      { type: 'text', text: 'la tua video-consulenza ha un nuovo orario. Il link resta lo stesso.' },
      meetingFacts(meeting),
      { type: 'button', label: 'Vedi le tue consulenze', href: link(path) },
      ...moveButton(link, movePath),
      { type: 'note', text: 'L’allegato aggiorna l’evento nel tuo calendario.' },
    ],
  }),
  'booking-link': ({ name, path, movePath, ...meeting }, link) => ({
    subject: `Nuovo link per la consulenza: ${formatMeeting(meeting.startsAt, 'it')}`,
    preview: 'La video-consulenza si tiene in un’altra stanza.',
    heading: 'Il link della consulenza è cambiato',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: 'la tua video-consulenza si tiene a un nuovo link. Data e orario restano gli stessi.',
      },
      meetingFacts(meeting),
      { type: 'button', label: 'Vedi le tue consulenze', href: link(path) },
      ...moveButton(link, movePath),
      { type: 'note', text: 'L’allegato aggiorna l’evento nel tuo calendario.' },
    ],
  }),
  'booking-cancelled': ({ name, startsAt, path }, link) => ({
    subject: `Consulenza annullata: ${formatMeeting(startsAt, 'it')}`,
    preview: 'La video-consulenza non si terrà.',
    heading: 'Consulenza annullata',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `la video-consulenza di ${formatMeeting(startsAt, 'it')} (ora di Roma) è annullata.`,
      },
      { type: 'button', label: 'Scegli un altro orario', href: link(path) },
      { type: 'note', text: 'L’allegato toglie l’evento dal tuo calendario.' },
    ],
  }),
  'booking-reminder': ({ name, path, hours, ...meeting }, link) => ({
    subject: `Promemoria: la tua consulenza, ${formatMeeting(meeting.startsAt, 'it')}`,
    preview: 'Un promemoria con il link.',
    heading: hours === 1 ? 'La tua consulenza inizia tra poco' : 'La tua consulenza è vicina',
    blocks: [
      hello(name),
      { type: 'text', text: 'ti ricordiamo la tua video-consulenza.' },
      meetingFacts(meeting),
      { type: 'button', label: 'Vedi le tue consulenze', href: link(path) },
    ],
  }),
  'booking-team': (
    { name, consultant, customer, customerEmail, startsAt, news, note, meetingUrl, path },
    link,
  ) => ({
    subject: `${TEAM_HEADINGS[news]}: ${customer}, ${formatMeeting(startsAt, 'it')}`,
    preview: 'Chi ha prenotato, e per quando.',
    heading: TEAM_HEADINGS[news],
    blocks: [
      hello(name),
      { type: 'text', text: `${customer} ${TEAM_NEWS[news]}` },
      {
        type: 'facts',
        rows: [
          ['Cliente', customer],
          ['Email', customerEmail],
          ['Quando', formatMeeting(startsAt, 'it')],
          ['Fuso orario', 'Roma (Europe/Rome)'],
          ...consultantRow(consultant),
          ...(meetingUrl ? [['Stanza', meetingUrl] satisfies [string, string]] : []),
        ],
      },
      ...(note
        ? [
            { type: 'text' as const, text: 'Nota del cliente:' },
            { type: 'quote' as const, text: note },
          ]
        : []),
      ...(path ? [{ type: 'button' as const, label: 'Apri le prenotazioni', href: link(path) }] : []),
    ],
  }),
};
