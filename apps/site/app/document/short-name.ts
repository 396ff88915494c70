interface NamedBrand {
  readonly name: string;
  readonly logo: { readonly text: string };
}

/** A brand's name below the icon of its app: the logo's where that is shorter. */
export function shortName({ name, logo }: NamedBrand): string {
  return logo.text.length < name.length ? logo.text : name;
}
