import { getAdvertisedProfile } from './operations/getAdvertisedProfile';
import { getProfile } from './operations/getProfile';
import { searchMembers } from './operations/searchMembers';
import { updateProfile } from './operations/updateProfile';

/** The operations of the profiles area. */
export const profileOperations = [getProfile, getAdvertisedProfile, updateProfile, searchMembers];
