import { data } from '@remix-run/node';

/** @throws Response 404 always: no page exists at this address */
export function loader(): never {
  throw data({ code: 'not_found' }, { status: 404 });
}

/** Rejects forms too. */
export const action = loader;
