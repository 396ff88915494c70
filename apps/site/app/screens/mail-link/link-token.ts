const tokenForm = /^[A-Za-z0-9_-]{1,200}$/;

/** Whether a text can be the token of a mailed link. */
export function isLinkToken(text: string | null): text is string {
  return text !== null && tokenForm.test(text);
}
