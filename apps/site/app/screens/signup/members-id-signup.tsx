export { loader } from './members-id-signup.server';

/** Renders nothing: the loader redirects, or returns 404. */
export default function MembersIdSignup() {
  return null;
}
