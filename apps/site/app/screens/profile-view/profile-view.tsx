import { ProfilePage, profileHandle } from './profile-page';

export { clientLoader } from './opening';
export { action, loader } from './profile-view.server';

export const handle = profileHandle('members');

export default ProfilePage;
