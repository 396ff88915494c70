import { operationByGet } from '../../kernel/operation';
import { postAutoLike } from './postAutoLike';

export const getAutoLike = operationByGet('getAutoLike', postAutoLike);
