import { accountOperations } from './accounts/operations';
import { blockOperations } from './blocks/operations';
import { chatOperations } from './chat/operations';
import { complaintOperations } from './complaints/operations';
import type { Operation } from './kernel/operation';
import { eventOperations } from './events/operations';
import { likeOperations } from './likes/operations';
import { paymentOperations } from './payments/operations';
import { photoOperations } from './photos/operations';
import { placeOperations } from './places/operations';
import { profileOperations } from './profiles/operations';
import { pushOperations } from './push/operations';
import { settingsOperations } from './settings/operations';
import { visitOperations } from './visits/operations';

/** Every operation this API has; a test compares them with the contract's. */
export const allOperations: readonly Operation[] = [
  ...accountOperations,
  ...settingsOperations,
  ...placeOperations,
  ...profileOperations,
  ...photoOperations,
  ...likeOperations,
  ...blockOperations,
  ...chatOperations,
  ...complaintOperations,
  ...eventOperations,
  ...paymentOperations,
  ...pushOperations,
  ...visitOperations,
] as Operation[];
