import { latePart } from '../../late/late-part';

/** Dialogs and drawers; their script is loaded when the first one opens. */
export const LateModal = latePart(() => import('./ModalFrame'));
