const names = ['invisible', 'show_read', 'show_typing'] as const;

/** The switches on the overview, by the account's field. */
export type SwitchName = (typeof names)[number];

/** Returns the switch that a form sends, and its new state; `undefined` if it sends none. */
export function switchOf(form: FormData): { readonly name: SwitchName; readonly on: boolean } | undefined {
  const name = names.find((known) => form.has(known));
  return name && { name, on: form.get(name) === 'on' };
}

/** Returns the request body for a site's consent, or for advertising if no site is named. */
export function consentBody(domain: string, on: boolean) {
  return domain === '' ? { advertising: on } : { domain, consent: on };
}
