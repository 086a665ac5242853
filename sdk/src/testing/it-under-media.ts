import { emulateMedia } from '@web/test-runner-commands';

const USUAL = { reducedMotion: 'no-preference', forcedColors: 'none' } as const;

/**
 * A test of what the person's own settings change. It is declared only where the browser's protocol can set them: WebDriver
 * BiDi, which drives Firefox, cannot yet.
 */
export const itUnderMedia = (
  features: { reducedMotion: 'reduce' } | { forcedColors: 'active' },
  title: string,
  test: () => Promise<void>,
): void => {
  if (navigator.userAgent.includes('Firefox')) return;
  it(title, async () => {
    await emulateMedia(features);
    try {
      await test();
    } finally {
      await emulateMedia(USUAL);
    }
  });
};
