/** Returns the file chosen in one of the fields of a name; `undefined` if all are empty. */
export function chosenFile(form: FormData, name: string): File | undefined {
  return form.getAll(name).find((value): value is File => value instanceof File && value.size > 0);
}
