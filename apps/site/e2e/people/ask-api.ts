import type { Page } from '@playwright/test';

/** Calls the API as the page's own script would, and returns the parsed response. */
export function askApi<Answer>(
  page: Page,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Answer> {
  return page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(where, {
        method: how,
        ...(what && { body: JSON.stringify(what), headers: { 'content-type': 'application/json' } }),
      });
      return answer.json() as Promise<never>;
    },
    [method, path, body] as const,
  );
}
