import { block } from './operations/block';
import { getBlocks } from './operations/getBlocks';
import { unblock } from './operations/unblock';

/** The operations of the blocks area. */
export const blockOperations = [getBlocks, block, unblock];
