import { useState } from 'react';
import { useErrorText, useT } from '../../../i18n';
import { Button, type ButtonSize } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { saveCalendarFile } from '../api/booking-calls';

interface CalendarFileButtonProps {
  id: string;
  label: string;
  /** What it says to those who do not see where it stands. */
  fullLabel?: string;
  size?: ButtonSize;
}

/** Saves a consultation for the person's own calendar. */
export function CalendarFileButton({ id, label, fullLabel, size = 'm' }: CalendarFileButtonProps) {
  const t = useT();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveCalendarFile(id);
    } catch (failure) {
      toast.error(t('consultations.card.calendarFailed'), errorText(failure));
    }
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      size={size}
      icon="calendar"
      busy={busy}
      aria-label={fullLabel}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
