interface NamedBrand {
  readonly name: string;
  readonly logo: { readonly text: string };
}

/** Returns a brand's name for its app icon: the logo's text if that is shorter. */
export function shortName({ name, logo }: NamedBrand): string {
  return logo.text.length < name.length ? logo.text : name;
}
