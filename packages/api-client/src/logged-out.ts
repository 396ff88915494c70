const word = 'authentication_required';
const loggedOutAnswers = new WeakSet<Response>();

/** Whether a response says that the session is logged out, as a JSON string or as bare text. */
export async function saysLoggedOut(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const text = (await response.clone().text()).trim();
  return text === word || text === `"${word}"`;
}

/** Marks this response as having logged the session out. */
export function markLoggedOut(response: Response): void {
  loggedOutAnswers.add(response);
}

/** Whether this response has logged the session out. */
export function isLoggedOut(response: Response): boolean {
  return loggedOutAnswers.has(response);
}
