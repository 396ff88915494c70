/**
 * Runs on every lander: adds where the visitor came from to the form and to the links to the first page and
 * the login. Caches keep one page per address, so the server can't render it. For the same reason this script
 * reports the view.
 */
export function carrySource(): void {
  const query = new URLSearchParams(location.search);
  const carried = new URLSearchParams();
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-source]')) {
    const value = query.get(field.name);
    if (!value) continue;
    field.value = value;
    carried.set(field.name, value);
  }
  const lander = document.querySelector<HTMLInputElement>('input[name="lander"]')?.value;
  const source = Object.fromEntries(
    [...carried].map(([name, value]) => [name, [...value].slice(0, 200).join('')]),
  );
  const body = JSON.stringify({ lander, step: 'view', source });
  navigator.sendBeacon('/api/visit.php', new Blob([body], { type: 'application/json' }));
  if (carried.size === 0) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-source]')) {
    const address = new URL(link.href);
    for (const [name, value] of carried) address.searchParams.set(name, value);
    link.href = address.href;
  }
}
