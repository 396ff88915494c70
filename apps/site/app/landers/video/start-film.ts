/**
 * Runs in the browser: loads the film once the page has loaded, and lets it be paused. With data saving or
 * reduced motion the drawn still stays; on a slow connection the film waits for a press.
 */
export function startFilm(): void {
  const film = document.querySelector<HTMLVideoElement>('.film');
  const button = document.querySelector<HTMLButtonElement>('.play');
  const { connection } = navigator as Navigator & {
    connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  if (!film || !button || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;

  function showState(stopped: boolean): void {
    if (!button) return;
    button.setAttribute('aria-label', button.dataset[stopped ? 'play' : 'pause'] ?? '');
    button.classList.toggle('off', stopped);
  }

  const slowMs = 500;
  function isSlow(): boolean {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return page !== undefined && page.responseEnd > slowMs;
  }

  function start(): void {
    if (!film || !button) return;
    const cut = matchMedia('(min-width: 62rem)').matches ? 'desktop' : 'phone';
    const address = `${film.dataset['film']}-${cut}`;
    const modern = film.canPlayType('video/webm; codecs="av01.0.04M.08"');
    film.muted = true;
    film.src = modern ? `${address}.webm` : `${address}.mp4`;
    film.addEventListener('playing', () => {
      film.classList.add('on');
      button.hidden = false;
    });
    void film.play().catch(() => undefined);
  }

  film.addEventListener('pause', () => showState(true));
  film.addEventListener('play', () => showState(false));
  button.addEventListener('click', () => {
    if (!film.src) start();
    else if (film.paused) void film.play();
    else film.pause();
  });
  addEventListener('load', () => {
    if (!isSlow()) return void setTimeout(start);
    showState(true);
    button.hidden = false;
  });
}
