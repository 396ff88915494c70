import { typeInto } from '../../forms/type-into';

/** Replaces the field's text as if typed, so that the field resizes. */
export function write(field: HTMLTextAreaElement | null, text: string): void {
  if (field && field.value !== text) typeInto(field, text);
}

/** Inserts a text at the field's cursor as if typed. */
export function insert(field: HTMLTextAreaElement | null, text: string): void {
  if (!field) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
