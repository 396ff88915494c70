/** Interval of a long step's progress lines where its line cannot be rewritten, in milliseconds. */
const mentionEveryMs = 5000;

const secondsSince = (begun) => `${((performance.now() - begun) / 1000).toFixed(1)} s`;

/**
 * Shows a command's step and its progress: on a terminal one line that is rewritten, elsewhere a line every
 * five seconds; at its end the duration.
 * @param {string} title the step, such as `Installing packages`
 * @param {{ isTTY?: boolean, columns?: number, write: (text: string) => unknown }} [output]
 * @returns {{ update: (state: string) => void, end: (result?: string) => void }} `update` reports the
 * progress, `end` the end of the step
 */
export function startStep(title, output = process.stdout) {
  const begun = performance.now();
  let state = '';
  const line = () => [title, state, secondsSince(begun)].filter(Boolean).join(', ');
  const rewrite = (text) => output.write(`\r\x1b[2K${text.slice(0, (output.columns ?? 80) - 1)}`);
  const show = output.isTTY ? () => rewrite(`${line()} …`) : () => output.write(`${line()} …\n`);
  output.write(output.isTTY ? `${title} …` : `${title} …\n`);
  const timer = setInterval(show, output.isTTY ? 200 : mentionEveryMs);
  return {
    update(next) {
      state = next;
    },
    end(result = state) {
      clearInterval(timer);
      state = result;
      if (output.isTTY) rewrite('');
      output.write(`${line()}\n`);
    },
  };
}
