import Bowser from 'bowser';

/** Which browser on which system a user agent is; null for what it doesn't say. */
export function browserName(userAgent: string): { browser: string | null; system: string | null } {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
