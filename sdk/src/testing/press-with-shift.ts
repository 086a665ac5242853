import { sendKeys } from '@web/test-runner-commands';

/** Presses a key while Shift is held: not every browser's protocol knows combinations such as "Shift+Tab". */
export const pressWithShift = async (key: string): Promise<void> => {
  await sendKeys({ down: 'Shift' });
  await sendKeys({ press: key });
  await sendKeys({ up: 'Shift' });
};
