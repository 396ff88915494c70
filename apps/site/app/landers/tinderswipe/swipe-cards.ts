/** Runs in the browser: drags cards, or answers them by the arrow keys. */
export function swipeCards(): void {
  const far = 90;
  const cards = [...document.querySelectorAll<HTMLElement>('.card')];
  const button = document.querySelector<HTMLElement>('.end .btn');
  let from: { readonly x: number; readonly id: number } | undefined;

  const answered = (card: HTMLElement): boolean => card.querySelector(':checked') !== null;
  const topmost = (): HTMLElement | undefined => cards.find((card) => !answered(card));

  function lean(card: HTMLElement, by: number): void {
    card.style.translate = `${by}px`;
    card.style.rotate = `${2.2 + by / 18}deg`;
    for (const stamp of card.querySelectorAll<HTMLElement>('.stamp')) {
      const towards = stamp.classList.contains('yes') ? by : -by;
      stamp.style.opacity = String(Math.max(0, Math.min(1, towards / far)));
    }
  }

  function release(card: HTMLElement): void {
    card.classList.remove('held');
    card.style.translate = '';
    card.style.rotate = '';
    for (const stamp of card.querySelectorAll<HTMLElement>('.stamp')) stamp.style.opacity = '';
  }

  function goOn(): void {
    const next = topmost()?.querySelector('input') ?? button;
    next?.focus({ preventScroll: true });
  }

  function answer(card: HTMLElement | undefined, yes: boolean): void {
    const choice = card?.querySelector<HTMLInputElement>(yes ? '.y input' : '.n input');
    if (!choice) return;
    choice.checked = true;
    goOn();
  }

  for (const card of cards) {
    card.addEventListener('change', goOn);
    card.addEventListener('pointerdown', (event) => {
      if (event.button !== 0 || card !== topmost()) return;
      if (event.target instanceof Element && event.target.closest('label')) return;
      from = { x: event.clientX, id: event.pointerId };
      card.setPointerCapture(event.pointerId);
      card.classList.add('held');
    });
    card.addEventListener('pointermove', (event) => {
      if (from?.id === event.pointerId) lean(card, event.clientX - from.x);
    });
    card.addEventListener('pointerup', (event) => {
      if (from?.id !== event.pointerId) return;
      const by = event.clientX - from.x;
      from = undefined;
      release(card);
      if (Math.abs(by) > far) answer(card, by > 0);
    });
    card.addEventListener('pointercancel', () => {
      from = undefined;
      release(card);
    });
  }

  addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const card = topmost();
    if (!card) return;
    event.preventDefault();
    answer(card, event.key === 'ArrowRight');
  });
  document.querySelector('.table')?.classList.add('keys');
}
