import { BOOKING_RULES, type Booking } from '@contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { anAccount } from '../../../testing/account';
import { refusal } from '../../../testing/fake-network';
import { DARK, ENGLISH, LONG_TITLE, many, pageOf, PHONE, shows } from '../../../testing/stories';
import Consultations from './consultations';

const LIST = 'GET /bookings';
const HOUR = 3_600_000;
const ANNA = { id: 'c1', name: 'Anna Rossi' };
const BRUNO = { id: 'c2', name: 'Bruno Verdi' };
const aBooking = (number: number, changes: Partial<Booking> = {}): Booking => {
  const startsAt = new Date(Date.now() + number * 48 * HOUR);
  return {
    id: `b${number}`,
    status: 'upcoming',
    consultant: ANNA,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + HOUR).toISOString(),
    day: startsAt.toISOString().slice(0, 10),
    time: '09:00',
    timezone: BOOKING_RULES.zone,
    note: `Prezzi e margini, appuntamento ${number}`,
    title: null,
    minutes: 60,
    meetingUrl: 'https://meet.test/officina-abc',
    changeableUntil: new Date(startsAt.getTime() - 24 * HOUR).toISOString(),
    test: false,
    ...changes,
  };
};
const listed = (...data: Booking[]) => ({
  api: {
    [LIST]: pageOf(data),
    'GET /bookings/consultations': { body: { data: [] } },
    'GET /bookings/consultants': { body: { data: [ANNA, BRUNO] } },
  },
});

const meta = {
  title: 'Features/Consultations/List',
  component: Consultations,
  parameters: {
    account: anAccount(),
    at: '/consulenze',
    path: '/consulenze',
    ...listed(aBooking(1), aBooking(2, { title: 'Consulenza strategica', minutes: 90 })),
  },
} satisfies Meta<typeof Consultations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Upcoming: Story = { play: shows(/appuntamento 2/) };
export const Cancelled: Story = {
  parameters: listed(aBooking(1, { status: 'cancelled', meetingUrl: null })),
  play: shows(/appuntamento 1/),
};
export const Empty: Story = { parameters: listed(), play: shows('Consulenze') };
export const Loading: Story = { parameters: { api: { [LIST]: 'pending' } } };
export const Failed: Story = {
  parameters: { api: { [LIST]: refusal(503, 'UNAVAILABLE') } },
  play: shows('Riprova'),
};
export const LongTexts: Story = {
  parameters: listed(aBooking(1, { title: LONG_TITLE, note: LONG_TITLE.repeat(3) })),
  play: shows(LONG_TITLE),
};
export const Many: Story = { parameters: listed(...many(20, aBooking)), play: shows(/appuntamento 20/) };
export const Phone: Story = { globals: PHONE, play: shows(/appuntamento 2/) };
export const Dark: Story = { globals: DARK, play: shows(/appuntamento 2/) };
export const English: Story = { globals: ENGLISH, play: shows(/appuntamento 2/) };
