const tokenForm = /^[A-Za-z0-9_-]{1,200}$/;

/** Whether a text has the form of a mailed link's token. */
export function isLinkToken(text: string | null): text is string {
  return text !== null && tokenForm.test(text);
}
