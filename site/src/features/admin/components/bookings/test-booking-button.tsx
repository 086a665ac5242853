import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useErrorText, useLocale, useT } from '../../../../i18n';
import { formatDay } from '../../../../lib/days';
import { Button } from '../../../../ui/button';
import { toast } from '../../../../ui/toast';
import { bookingCalls } from '../../api/booking-calls';
import { reasonOf } from '../../model/conflict';

/** Tries the whole way of a booking, mails included, with one that says it is a test. */
export function TestBookingButton() {
  const t = useT();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const { data } = await bookingCalls.test();
      const day = formatDay(data.day, locale, { weekday: 'long', day: 'numeric', month: 'long' });
      toast.success(t('admin.bookings.testDone'), t('admin.bookings.testDoneBody', { day, time: data.time }));
      await mutate((key) => typeof key === 'string' && key.startsWith('/admin/'));
    } catch (failure) {
      const reason = reasonOf(failure);
      toast.error(
        t('admin.bookings.testFailed'),
        reason === 'slot-taken'
          ? t('admin.bookings.noSlot')
          : reason === 'limit-reached'
            ? t('admin.bookings.limit')
            : errorText(failure),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon="play" variant="secondary" busy={busy} onClick={() => void run()}>
      {t('admin.bookings.test')}
    </Button>
  );
}
