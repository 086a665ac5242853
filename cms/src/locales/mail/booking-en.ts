import type { Instant } from '../../contract';
import type { BookingMailKind, MailWords } from '../../templates/mail-kinds';
import { formatMeeting } from '../format';

const hello = (name: string) => ({ type: 'text' as const, text: `Hello ${name},` });

const DURATIONS: Readonly<Record<number, string>> = {
  30: '30 minutes',
  60: '1 hour',
  90: '1 hour and a half',
  120: '2 hours',
};

const consultantRow = (consultant = ''): [string, string][] =>
  consultant ? [['Consultant', consultant]] : [];

interface Meeting {
  startsAt: Instant;
  minutes?: number;
  consultant?: string;
  meetingUrl: string;
}
const meetingFacts = ({ startsAt, minutes, consultant, meetingUrl }: Meeting) => ({
  type: 'facts' as const,
  rows: [
    ['When', formatMeeting(startsAt, 'en')],
    ['Time zone', 'Rome (Europe/Rome)'],
    ...consultantRow(consultant),
    ['Duration', DURATIONS[minutes ?? 60] ?? `${minutes} minutes`],
    ['Link', meetingUrl],
  ] satisfies [string, string][],
});

const moveButton = (link: (path: string) => string, movePath: string) =>
  movePath ? [{ type: 'button' as const, label: 'Move the consultation', href: link(movePath) }] : [];

// Who booked too late to move it is promised nothing.
const changeRule = ({ movePath, changeableUntil }: { movePath: string; changeableUntil?: Instant }) =>
  movePath && changeableUntil
    ? ` You can move or cancel it until ${formatMeeting(changeableUntil, 'en')}.`
    : '';

const TEAM_HEADINGS = {
  confirmed: 'New consultation',
  moved: 'Consultation moved',
  cancelled: 'Consultation cancelled',
};
const TEAM_NEWS = {
  confirmed: 'booked a consultation.',
  moved: 'moved the consultation to this time.',
  cancelled: 'will not have the consultation: it is cancelled and its time is free again.',
};

/** The words of mails about consultations, in English. */
export const bookingMailEn: Pick<MailWords, BookingMailKind> = {
  'booking-confirmed': ({ name, path, ...movable }, link) => ({
    subject: `Consultation confirmed: ${formatMeeting(movable.startsAt, 'en')}`,
    preview: 'Date, time and link of your video consultation.',
    heading: 'Booking confirmed!',
    blocks: [
      hello(name),
      { type: 'text', text: 'your video consultation is booked.' },
      meetingFacts(movable),
      { type: 'button', label: 'See your consultations', href: link(path) },
      ...moveButton(link, movable.movePath),
      { type: 'note', text: `The event for your calendar is attached.${changeRule(movable)}` },
    ],
  }),
  'booking-moved': ({ name, path, movePath, ...meeting }, link) => ({
    subject: `Consultation moved: ${formatMeeting(meeting.startsAt, 'en')}`,
    preview: 'The new time of your video consultation.',
    heading: 'Consultation moved',
    blocks: [
      hello(name),
      { type: 'text', text: 'your video consultation has a new time. The link stays the same.' },
      meetingFacts(meeting),
      { type: 'button', label: 'See your consultations', href: link(path) },
      ...moveButton(link, movePath),
      { type: 'note', text: 'The attachment updates the event in your calendar.' },
    ],
  }),
  'booking-link': ({ name, path, movePath, ...meeting }, link) => ({
    subject: `New link for your consultation: ${formatMeeting(meeting.startsAt, 'en')}`,
    preview: 'The video consultation takes place in another room.',
    heading: 'Your consultation has a new link',
    blocks: [
      hello(name),
      { type: 'text', text: 'your video consultation has a new link. Date and time stay the same.' },
      meetingFacts(meeting),
      { type: 'button', label: 'See your consultations', href: link(path) },
      ...moveButton(link, movePath),
      { type: 'note', text: 'The attachment updates the event in your calendar.' },
    ],
  }),
  'booking-cancelled': ({ name, startsAt, path }, link) => ({
    subject: `Consultation cancelled: ${formatMeeting(startsAt, 'en')}`,
    preview: 'The video consultation will not take place.',
    heading: 'Consultation cancelled',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `the video consultation of ${formatMeeting(startsAt, 'en')} (Rome time) is cancelled.`,
      },
      { type: 'button', label: 'Choose another time', href: link(path) },
      { type: 'note', text: 'The attachment removes the event from your calendar.' },
    ],
  }),
  'booking-reminder': ({ name, path, hours, ...meeting }, link) => ({
    subject: `Reminder: your consultation, ${formatMeeting(meeting.startsAt, 'en')}`,
    preview: 'A reminder with the link.',
    heading: hours === 1 ? 'Your consultation begins soon' : 'Your consultation is near',
    blocks: [
      hello(name),
      { type: 'text', text: 'a reminder of your video consultation.' },
      meetingFacts(meeting),
      { type: 'button', label: 'See your consultations', href: link(path) },
    ],
  }),
  'booking-team': (
    { name, consultant, customer, customerEmail, startsAt, news, note, meetingUrl, path },
    link,
  ) => ({
    subject: `${TEAM_HEADINGS[news]}: ${customer}, ${formatMeeting(startsAt, 'en')}`,
    preview: 'Who booked, and for when.',
    heading: TEAM_HEADINGS[news],
    blocks: [
      hello(name),
      { type: 'text', text: `${customer} ${TEAM_NEWS[news]}` },
      {
        type: 'facts',
        rows: [
          ['Customer', customer],
          ['Email', customerEmail],
          ['When', formatMeeting(startsAt, 'en')],
          ['Time zone', 'Rome (Europe/Rome)'],
          ...consultantRow(consultant),
          ...(meetingUrl ? [['Room', meetingUrl] satisfies [string, string]] : []),
        ],
      },
      ...(note
        ? [
            { type: 'text' as const, text: 'The customer’s note:' },
            { type: 'quote' as const, text: note },
          ]
        : []),
      ...(path ? [{ type: 'button' as const, label: 'Open the bookings', href: link(path) }] : []),
    ],
  }),
};
