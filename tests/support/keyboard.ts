import { expect, type Locator, type Page } from '@playwright/test';

/** A page as somebody walks it who has no mouse: whatever has the focus shows it, and windows give it back. */
export const keyboardOf = (page: Page) => {
  const press = (key: string) => page.keyboard.press(key);

  /** Presses Tab until `target` has the focus, which must be visible there. */
  const tabTo = async (target: Locator) => {
    for (let count = 0; count < 150; count += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) {
        // A radio button is hidden under its picture, and a search field inside its frame: these wear the ring for it.
        const ringed = await target.evaluate((element) =>
          [element, ...(element.parentElement?.children ?? []), element.parentElement].some((each) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(each ?? element);
            return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
          }),
        );
        expect(ringed, 'the focus is visible').toBe(true);
        return;
      }
      await press('Tab');
    }
    throw new Error('Tab never reached it');
  };
  const activate = async (target: Locator) => {
    await tabTo(target);
    await press('Enter');
  };
  /** Opens a window from its button, leaves it with Esc, and is back at the button. */
  const openAndLeave = async (opener: Locator, title: string | RegExp, inside?: () => Promise<void>) => {
    await activate(opener);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await inside?.();
    await press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  };
  return { press, tabTo, activate, openAndLeave };
};
