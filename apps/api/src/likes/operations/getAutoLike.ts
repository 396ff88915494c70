import { operation } from '../../kernel/operation';
import { autoLike } from '../auto-like';

export const getAutoLike = operation('getAutoLike', { access: 'member', changesState: true }, autoLike);
