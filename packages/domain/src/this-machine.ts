/** Whether a URL is this machine's own address, unreachable for others. */
export function isThisMachine(url: string): boolean {
  const { hostname } = new URL(url);
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    /^(127(\.\d+){3}|0\.0\.0\.0|\[::1\])$/.test(hostname)
  );
}
