import { closeAllSessions } from '../../src/kernel/sessions/session-store';
import type { TestApi } from './api';

/** Ends every session of a member. */
export function endAllSessions(api: TestApi, id: string): Promise<void> {
  return api.application.services.inTransaction((scope) => closeAllSessions(scope, id));
}
