import type { PanelLayout } from './panel-layout';

/** Consultations and their calendar. */
export const bookingLayouts: Record<string, PanelLayout> = {
  'api::booking.booking': {
    mainField: 'day',
    list: ['day', 'time', 'consultant', 'owner', 'state'],
    sort: ['startsAt', 'DESC'],
    form: [
      ['day', 'time', 'state'],
      ['owner', 'consultant', 'slot'],
      ['note'],
      ['meetingUrl', 'test'],
      ['startsAt', 'timezone'],
    ],
    readOnly: ['owner', 'consultant', 'slot', 'startsAt', 'timezone', 'day', 'time'],
  },
  'api::booking.slot': {
    mainField: 'day',
    list: ['day', 'time', 'consultant', 'available', 'heldUntil'],
    sort: ['startsAt', 'ASC'],
    form: [
      ['day', 'time', 'available'],
      ['startsAt', 'timezone', 'consultant'],
      ['heldUntil', 'heldBy'],
    ],
    readOnly: ['consultant', 'heldUntil', 'heldBy'],
    help: { available: 'Spento, l’orario non si può prenotare.' },
  },
  'api::booking.consultant': {
    mainField: 'name',
    list: ['name', 'email', 'zone', 'active'],
    sort: ['name', 'ASC'],
    form: [['name', 'email'], ['zone', 'noticeHours', 'bufferMinutes'], ['active']],
    labels: { zone: 'Fuso orario', noticeHours: 'Preavviso in ore', bufferMinutes: 'Pausa in minuti' },
    help: { active: 'Spento, nessuno può prenotare con questa persona. Si cambia nella dashboard.' },
  },
  'api::booking.holiday': {
    mainField: 'day',
    list: ['day', 'name'],
    sort: ['day', 'ASC'],
    form: [['day', 'name']],
    help: { day: 'In questo giorno non si prenota.' },
  },
};
