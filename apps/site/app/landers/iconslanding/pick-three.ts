/** Runs in the browser: limits the choice to three pictures, and animates them into the equation. */
export function pickThree(): void {
  const most = 3;
  const picked: HTMLInputElement[] = [];
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const boxes = [...document.querySelectorAll<HTMLInputElement>('.t input')];
  const slots = [...document.querySelectorAll<HTMLElement>('.slot')];

  function fly(drawing: Element, from: DOMRect): void {
    if (still.matches) return;
    const to = drawing.getBoundingClientRect();
    const move = `translate(${from.left - to.left}px,${from.top - to.top}px) scale(${from.width / to.width})`;
    drawing.animate(
      [
        { transform: move, transformOrigin: '0 0' },
        { transform: 'none', transformOrigin: '0 0' },
      ],
      {
        duration: 320,
        easing: 'cubic-bezier(.2,.8,.2,1)',
      },
    );
  }

  function show(changed?: HTMLInputElement): void {
    const checked = boxes.filter((box) => box.checked);
    for (const [index, slot] of slots.entries()) {
      const box = checked[index];
      const value = box?.value ?? '';
      if (slot.dataset['shows'] === value) continue;
      slot.dataset['shows'] = value;
      slot.replaceChildren();
      const tile = box?.parentElement;
      const drawing = tile?.querySelector('svg');
      const words = tile?.querySelector('.vh:not(input)');
      if (!drawing || !words) continue;
      const copy = drawing.cloneNode(true) as SVGElement;
      slot.append(copy, words.cloneNode(true));
      if (box === changed) fly(copy, drawing.getBoundingClientRect());
    }
  }

  for (const box of boxes) {
    box.addEventListener('change', () => {
      const before = picked.indexOf(box);
      if (before >= 0) picked.splice(before, 1);
      if (box.checked) picked.push(box);
      const oldest = picked.length > most ? picked.shift() : undefined;
      if (oldest) oldest.checked = false;
      show(box);
    });
  }
  addEventListener('pageshow', () => {
    picked.splice(0, picked.length, ...boxes.filter((box) => box.checked));
    for (const surplus of picked.splice(most)) surplus.checked = false;
    show();
  });
}
