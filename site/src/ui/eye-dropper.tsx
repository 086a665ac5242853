import { useT } from '../i18n';
import { Button } from './button';

/** Not in TypeScript's library yet: https://wicg.github.io/eyedropper-api/ */
interface EyeDropperWindow {
  EyeDropper?: new () => { open: () => Promise<{ sRGBHex: string }> };
}

/** Takes a colour from anywhere on the screen. There is no such button where the browser has no such thing. */
export function EyeDropper({ onPick }: { onPick: (color: string) => void }) {
  const t = useT();
  const { EyeDropper: Native } = (typeof window === 'undefined' ? {} : window) as EyeDropperWindow;
  if (!Native) return null;
  return (
    <Button
      size="s"
      variant="secondary"
      icon="pipette"
      onClick={() =>
        void new Native().open().then(
          ({ sRGBHex }) => onPick(sRGBHex.toLowerCase()),
          // Escape: nothing was picked.
          () => undefined,
        )
      }
    >
      {t('common.color.eyeDropper')}
    </Button>
  );
}
