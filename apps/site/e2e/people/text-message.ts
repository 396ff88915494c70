import { expect } from '@playwright/test';
import { sandboxOrigin } from '../environment/brands';

/**
 * Waits for a text message to a number, such as +31612345678, and returns the six-digit code of the newest
 * one.
 */
export async function textedCodeTo(number: string): Promise<string> {
  let code = '';
  await expect
    .poll(
      async () => {
        const page = await (await fetch(`${sandboxOrigin()}/sms`)).text();
        const row = page.split('<tr>').find((text) => text.includes(number));
        code = (row && />\s*(\d{6})\b/.exec(row)?.[1]) ?? '';
        return code;
      },
      { message: `a text message to ${number}`, timeout: 20_000, intervals: [100] },
    )
    .not.toBe('');
  return code;
}
