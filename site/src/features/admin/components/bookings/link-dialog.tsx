import { BOOKING_LIST_LIMITS, type AdminBooking } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { bookingCalls } from '../../api/booking-calls';

interface LinkDialogProps {
  booking: AdminBooking;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** The room that an administrator pastes in place of the one that was made. */
export function LinkDialog({ booking, onDone, onClose }: LinkDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const [meetingUrl, setMeetingUrl] = useState(booking.meetingUrl ?? '');
  const [invalid, setInvalid] = useState(false);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await bookingCalls.setLink(booking, { meetingUrl: meetingUrl.trim() });
      toast.success(t('admin.bookings.linkSaved'));
      onClose();
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.fields.meetingUrl) setInvalid(true);
      else toast.error(t('admin.bookings.linkFailed'), errorText(failure));
    } finally {
      setBusy(false);
    }
    await onDone();
  };
  return (
    <Dialog
      open
      title={t('admin.bookings.linkTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button busy={busy} onClick={() => void save()}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <TextField
        type="url"
        label={t('admin.bookings.linkLabel')}
        hint={t('admin.bookings.linkHint')}
        error={invalid ? t('admin.bookings.linkInvalid') : null}
        maxLength={BOOKING_LIST_LIMITS.url}
        value={meetingUrl}
        onChange={(text) => {
          setMeetingUrl(text);
          setInvalid(false);
        }}
      />
    </Dialog>
  );
}
