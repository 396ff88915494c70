import { ProfilePage, profileHandle } from './profile-page';

export { clientLoader } from './opening';
export { action, loader } from './profile-view.server';

/** The same profile, opened from the likes. */
export const handle = profileHandle('likes');

export default ProfilePage;
