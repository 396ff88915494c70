import { clearNewLike } from './operations/clearNewLike';
import { getAutoLike } from './operations/getAutoLike';
import { getLikes } from './operations/getLikes';
import { like } from './operations/like';
import { postAutoLike } from './operations/postAutoLike';
import { unlike } from './operations/unlike';

/** The operations of the likes area. */
export const likeOperations = [getLikes, like, unlike, clearNewLike, getAutoLike, postAutoLike];
