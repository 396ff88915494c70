import type { CDPSession, Page } from '@playwright/test';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Sets the text size of the browser's settings, in percent. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await (sessions.get(page) ?? page.context().newCDPSession(page));
  sessions.set(page, Promise.resolve(session));
  const [standard, fixed] = [(16 * percent) / 100, (13 * percent) / 100];
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
}
