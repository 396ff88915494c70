/** The first value of a cookie that has the right form, or null. */
export function readCookie(headers: Headers, name: string, form: RegExp): string | null {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name && value && form.test(value)) return value;
  }
  return null;
}
