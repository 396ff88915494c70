/** Invalid Markdown of a page; the message names the file and how to fix it. */
export class PageError extends Error {
  constructor(file: string, message: string) {
    super(`${file}: ${message}`);
    this.name = 'PageError';
  }
}
