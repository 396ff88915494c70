/** How often a step that takes long is mentioned where its line cannot be rewritten, in milliseconds. */
const mentionEveryMs = 5000;

const secondsSince = (begun) => `${((performance.now() - begun) / 1000).toFixed(1)} s`;

/**
 * Shows a step of a command and how far it is: on a terminal one line that is rewritten, elsewhere a line every five
 * seconds; at its end how long it took.
 * @param {string} title what is done, such as `Installing packages`
 * @param {{ isTTY?: boolean, columns?: number, write: (text: string) => unknown }} [output]
 * @returns {{ update: (state: string) => void, end: (result?: string) => void }} `update` says how far the step is,
 *   `end` that it is over
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
