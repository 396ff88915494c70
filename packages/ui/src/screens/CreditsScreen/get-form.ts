/** A GET form that reloads the page with other parameters. */
export interface GetForm {
  action: string;
  hidden?: Readonly<Record<string, string>>;
  submit: string;
}
