/**
 * Runs in the browser: loads the film once the page stands, and lets it be stopped. Who saves data, has a slow line or
 * wants less motion keeps the drawn still.
 */
export function startFilm(): void {
  const film = document.querySelector<HTMLVideoElement>('.film');
  const button = document.querySelector<HTMLButtonElement>('.play');
  const { connection } = navigator as Navigator & {
    connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  if (!film || !button || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;

  function tell(stopped: boolean): void {
    if (!button) return;
    button.setAttribute('aria-label', button.dataset[stopped ? 'play' : 'pause'] ?? '');
    button.classList.toggle('off', stopped);
  }

  function start(): void {
    if (!film || !button) return;
    const cut = matchMedia('(min-width: 992px)').matches ? 'desktop' : 'phone';
    const address = `${film.dataset['film']}-${cut}`;
    const modern = film.canPlayType('video/webm; codecs="av01.0.04M.08"');
    film.muted = true;
    film.poster = `${address}.avif`;
    film.src = modern ? `${address}.webm` : `${address}.mp4`;
    film.addEventListener('playing', () => {
      film.classList.add('on');
      button.hidden = false;
    });
    void film.play().catch(() => undefined);
  }

  film.addEventListener('pause', () => tell(true));
  film.addEventListener('play', () => tell(false));
  button.addEventListener('click', () => (film.paused ? void film.play() : film.pause()));
  addEventListener('load', () => setTimeout(start));
}
