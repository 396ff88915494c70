/**
 * Runs on every lander: puts where the visitor came from into the form and into the links home and to the login. The
 * page is kept by caches under one address, so the server may not print it. For the same reason it is the script that
 * tells of the view.
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
