const word = 'authentication_required';
const loggedOutAnswers = new WeakSet<Response>();

/** Whether an answer says that nobody is logged in, as a JSON string or as bare text. */
export async function saysLoggedOut(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const text = (await response.clone().text()).trim();
  return text === word || text === `"${word}"`;
}

/** Remembers that this answer has logged the session out. */
export function markLoggedOut(response: Response): void {
  loggedOutAnswers.add(response);
}

/** Whether this answer has logged the session out. */
export function isLoggedOut(response: Response): boolean {
  return loggedOutAnswers.has(response);
}
