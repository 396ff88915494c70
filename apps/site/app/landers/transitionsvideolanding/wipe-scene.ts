/** Runs in the browser: the chosen scene wipes over the whole stage and back; its circle stays in place. */
export function wipeScene(): void {
  const reel = document.querySelector<HTMLElement>('.reel');
  if (!reel) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let running: HTMLElement | undefined;

  function insetOf(scene: HTMLElement, stage: HTMLElement): string {
    const one = scene.getBoundingClientRect();
    const all = stage.getBoundingClientRect();
    const edges = [one.top - all.top, all.right - one.right, all.bottom - one.bottom, one.left - all.left];
    return `inset(${edges.map((edge) => `${edge}px`).join(' ')})`;
  }

  reel.addEventListener('change', ({ target }) => {
    const scene = target instanceof Element ? target.closest<HTMLElement>('.sc') : null;
    const disc = scene?.querySelector('.disc');
    if (!scene || !disc || still.matches) return;
    running?.remove();
    const wipe = document.createElement('div');
    wipe.className = `wipe ${scene.classList[1] ?? ''}`;
    wipe.append(disc.cloneNode(true));
    reel.append(wipe);
    running = wipe;
    const small = insetOf(scene, reel);
    const frames = [small, 'inset(0)', 'inset(0)', small].map((clipPath) => ({ clipPath }));
    const motion = wipe.animate(frames, { duration: 1200, easing: 'cubic-bezier(.7,0,.2,1)' });
    motion.onfinish = () => wipe.remove();
  });
}
