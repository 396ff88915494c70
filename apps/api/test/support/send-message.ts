import type { Answer, Browser } from './browser';

/** Sends a message, optionally with an Idempotency-Key. */
export function send(browser: Browser, profile: string, text: string, key?: string): Promise<Answer> {
  const headers = key ? { 'idempotency-key': key } : undefined;
  return browser.post('/api/chat.php', { profile, type: 'text', text }, { headers });
}
