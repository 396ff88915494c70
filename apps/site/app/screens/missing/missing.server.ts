import { data } from '@remix-run/node';

/** No page lives at this address. */
export function loader(): never {
  throw data({ code: 'not_found' }, { status: 404 });
}

/** Nothing can be sent to it either. */
export const action = loader;
