/** Runs in the browser: shows the typed name on the frame's plate. */
export function writePlate(): void {
  const plate = document.querySelector<HTMLElement>('.plate');
  const field = document.querySelector<HTMLInputElement>('.nm input');
  if (!plate || !field) return;
  const write = (): void => {
    plate.textContent = field.value.trim();
  };
  field.addEventListener('input', write);
  addEventListener('pageshow', write);
}
