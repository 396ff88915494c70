import type { Context } from '../kernel/operation';

/** Ends the caller's session, of which GET and POST ask alike. */
export function logOut({ session }: Pick<Context<'postLogout'>, 'session'>): Promise<{ status: 204 }> {
  session.close();
  return Promise.resolve({ status: 204 });
}
