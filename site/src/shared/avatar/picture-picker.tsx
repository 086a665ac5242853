import { useId, useState, type ReactNode } from 'react';
import { CropDialog } from './crop-dialog';
import type { AvatarShape } from './draw-avatar';

const TYPES = ['image/png', 'image/jpeg', 'image/webp'];
/** What is chosen is cut out and made small before it is sent: a phone's photograph is welcome. */
const MAX_CHOSEN_BYTES = 20 * 1024 * 1024;

interface PicturePickerProps {
  /** Of the field that takes the file, for assistive technology. */
  label: string;
  shape: AvatarShape;
  onRefused: (reason: 'wrongType' | 'tooLarge') => void;
  onCropped: (file: File) => void;
  /** Stands in the dialog, beside what is cut out. */
  options?: ReactNode;
  /** Whatever has a picture chosen. */
  children: (choose: () => void) => ReactNode;
}

/** Has a picture chosen, refuses what is none, and cuts it out. */
export function PicturePicker({ label, shape, onRefused, onCropped, options, children }: PicturePickerProps) {
  const id = useId();
  const [chosen, setChosen] = useState<File | null>(null);

  const refuse = (reason: 'wrongType' | 'tooLarge') => {
    setChosen(null);
    onRefused(reason);
  };
  const choose = (file: File | undefined) => {
    if (!file) return;
    if (!TYPES.includes(file.type)) refuse('wrongType');
    else if (file.size > MAX_CHOSEN_BYTES) refuse('tooLarge');
    else setChosen(file);
  };

  return (
    <>
      {children(() => document.getElementById(id)?.click())}
      <input
        id={id}
        type="file"
        hidden
        aria-label={label}
        accept={TYPES.join()}
        onChange={(event) => {
          choose(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <CropDialog
        file={chosen}
        shape={shape}
        onClose={() => setChosen(null)}
        onBroken={() => refuse('wrongType')}
        onCropped={(file) => {
          setChosen(null);
          onCropped(file);
        }}
      >
        {options}
      </CropDialog>
    </>
  );
}
