import { BOOKING_LIST_LIMITS, type AdminBooking } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { TextField } from '../../../../ui/text-field';
import { toast } from '../../../../ui/toast';
import { bookingCalls } from '../../api/booking-calls';
import { FormDialog } from '../form-dialog';

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
  const save = async () => {
    try {
      await bookingCalls.setLink(booking, { meetingUrl: meetingUrl.trim() });
      toast.success(t('admin.bookings.linkSaved'));
      onClose();
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.fields.meetingUrl) setInvalid(true);
      else toast.error(t('admin.bookings.linkFailed'), errorText(failure));
    }
    await onDone();
  };
  return (
    <FormDialog title={t('admin.bookings.linkTitle')} onSave={save} onClose={onClose}>
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
    </FormDialog>
  );
}
