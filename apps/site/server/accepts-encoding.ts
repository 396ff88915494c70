/** Whether an `Accept-Encoding` header allows an encoding; one with the weight 0 is refused. */
export function acceptsEncoding(header: string | null | undefined, encoding: 'br' | 'gzip'): boolean {
  return (header ?? '').split(',').some((item) => {
    const [name, ...parameters] = item
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}
