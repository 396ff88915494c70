/** Runs in the browser: each press of a chip replaces the field's text with its next line. */
export function suggestLine(): void {
  const field = document.querySelector<HTMLTextAreaElement>('.ta textarea');
  if (!field) return;
  for (const chip of document.querySelectorAll<HTMLButtonElement>('.chips button')) {
    let next = 0;
    chip.addEventListener('click', () => {
      const lines = JSON.parse(chip.dataset['lines'] ?? '[]') as string[];
      field.value = lines[next % lines.length] ?? '';
      next += 1;
    });
  }
}
