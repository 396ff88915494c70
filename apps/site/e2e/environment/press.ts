import { expect, type Locator } from '@playwright/test';

/** Presses what the page's script has reached: a part that is fetched late takes no press before it is there. */
export async function press(button: Locator): Promise<void> {
  await expect
    .poll(() =>
      button.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
  await button.click();
}
