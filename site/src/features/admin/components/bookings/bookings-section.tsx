import { useT } from '../../../../i18n';
import { SelectField } from '../../../../ui/select-field';
import { oneOf } from '../../model/tabs';
import { useAddress } from '../../model/use-address';
import { BookingList } from './booking-list';
import { CalendarSyncForm } from './calendar-sync-form';
import { ConsultantChoice } from './consultant-choice';
import { ConsultantsView } from './consultants-view';
import { DayView } from './day-view';
import { WeekForm } from './week-form';

const VIEWS = ['list', 'day', 'week', 'sync', 'consultants'] as const;

/** Consultations as a list, as the openings of a day, the hours of a usual week, other calendars, and who serves them. */
export function BookingsSection() {
  const t = useT();
  const { get, open } = useAddress();
  const view = oneOf(VIEWS, get('view'));
  return (
    <div css={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div css={{ maxWidth: 280 }}>
        <SelectField
          label={t('admin.bookings.view')}
          value={view}
          onChange={(next) => open('bookings', next === 'list' ? {} : { view: next })}
          options={VIEWS.map((value) => ({ value, label: t(`admin.bookings.${value}`) }))}
        />
      </div>
      {view === 'list' && <BookingList />}
      {view === 'day' && (
        <ConsultantChoice>{(consultant) => <DayView consultant={consultant} />}</ConsultantChoice>
      )}
      {view === 'week' && (
        <ConsultantChoice>
          {(consultant) => <WeekForm key={consultant.id} consultant={consultant} />}
        </ConsultantChoice>
      )}
      {view === 'sync' && (
        <ConsultantChoice>{({ id }) => <CalendarSyncForm key={id} consultantId={id} />}</ConsultantChoice>
      )}
      {view === 'consultants' && <ConsultantsView />}
    </div>
  );
}
