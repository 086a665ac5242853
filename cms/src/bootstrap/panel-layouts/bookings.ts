import type { PanelLayout } from './panel-layout';

/** Consultations and their calendar. */
export const bookingLayouts: Record<string, PanelLayout> = {
  'api::booking.booking': {
    mainField: 'day',
    list: ['day', 'time', 'owner', 'state'],
    sort: ['startsAt', 'DESC'],
    form: [
      ['day', 'time', 'state'],
      ['owner', 'slot'],
      ['note'],
      ['meetingUrl', 'test'],
      ['startsAt', 'timezone'],
    ],
    readOnly: ['owner', 'slot', 'startsAt', 'timezone', 'day', 'time'],
  },
  'api::booking.slot': {
    mainField: 'day',
    list: ['day', 'time', 'available', 'heldUntil'],
    sort: ['startsAt', 'ASC'],
    form: [
      ['day', 'time', 'available'],
      ['startsAt', 'timezone'],
      ['heldUntil', 'heldBy'],
    ],
    readOnly: ['heldUntil', 'heldBy'],
    help: { available: 'Spento, l’orario non si può prenotare.' },
  },
  'api::booking.holiday': {
    mainField: 'day',
    list: ['day', 'name'],
    sort: ['day', 'ASC'],
    form: [['day', 'name']],
    help: { day: 'In questo giorno non si prenota.' },
  },
};
