import type { Answer, Browser } from './browser';

/** Writes to a member, under an Idempotency-Key where one is given. */
export function send(browser: Browser, profile: string, text: string, key?: string): Promise<Answer> {
  const headers = key ? { 'idempotency-key': key } : undefined;
  return browser.post('/api/chat.php', { profile, type: 'text', text }, { headers });
}
