/** A form of its own that asks for the page once more, with other wishes. */
export interface GetForm {
  action: string;
  hidden?: Readonly<Record<string, string>>;
  submit: string;
}
