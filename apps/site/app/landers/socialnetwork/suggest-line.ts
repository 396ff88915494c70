/** Runs in the browser: each chip puts its next line into the field, over whatever stands there. */
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
