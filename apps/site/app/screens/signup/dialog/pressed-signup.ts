/** Keeps the query of a press that leads to signup until the script is there that opens it; a later press replaces it. */
export function keepPressedSignup(query: string): void {
  document.body.dataset['signup'] = query;
}

/** The query of a press that waits, which then waits no longer. */
export function takePressedSignup(): string | undefined {
  const { signup } = document.body.dataset;
  delete document.body.dataset['signup'];
  return signup;
}
