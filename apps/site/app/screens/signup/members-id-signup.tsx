export { loader } from './members-id-signup.server';

/** Nothing is shown here: the loader leads on, or finds nobody. */
export default function MembersIdSignup() {
  return null;
}
