import Bowser from 'bowser';

/** The browser and system of a user agent; null for unknown parts. */
export function browserName(userAgent: string): { browser: string | null; system: string | null } {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
