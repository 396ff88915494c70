/** A page's Markdown that cannot be used; the message names the file and what to write instead. */
export class PageError extends Error {
  constructor(file: string, message: string) {
    super(`${file}: ${message}`);
    this.name = 'PageError';
  }
}
