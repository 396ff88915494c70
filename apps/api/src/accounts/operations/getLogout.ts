import { operationByGet } from '../../kernel/operation';
import { postLogout } from './postLogout';

export const getLogout = operationByGet('getLogout', postLogout);
