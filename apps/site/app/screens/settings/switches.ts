const names = ['invisible', 'show_read', 'show_typing'] as const;

/** What a member switches on the overview, by the field of the account. */
export type SwitchName = (typeof names)[number];

/** The switch that a form sends, and whether it shall be on; `undefined` where it sends none. */
export function switchOf(form: FormData): { readonly name: SwitchName; readonly on: boolean } | undefined {
  const name = names.find((known) => form.has(known));
  return name && { name, on: form.get(name) === 'on' };
}

/** What is put for a site, or for advertising where no site is named. */
export function consentBody(domain: string, on: boolean) {
  return domain === '' ? { advertising: on } : { domain, consent: on };
}
