/** Puts a text into the field as if it were typed, so that the field takes its height. */
export function write(field: HTMLTextAreaElement | null, text: string): void {
  if (!field || field.value === text) return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts a text where the field's cursor is, as if it were typed. */
export function insert(field: HTMLTextAreaElement | null, text: string): void {
  if (!field) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
