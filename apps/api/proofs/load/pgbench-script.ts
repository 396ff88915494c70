export function pgbenchScript(): string { return 'select 1;'; }
