import { ApiError } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { eventStream } from '../event-stream';
import { newestEventId, PendingEvents } from '../pending-events';

export const getEvents = operation(
  'getEvents',
  { access: 'member', uncounted: true },
  async ({ headers, member, brand, services }) => {
    const last = headers.get('last-event-id');
    if (last !== null && !/^\d{1,15}$/.test(last)) {
      throw new ApiError('invalid_fields', { fields: { 'Last-Event-ID': 'invalid' } });
    }
    const after = last === null ? await newestEventId(services.db, member.id) : Number(last);
    const reader = { accountId: member.id, sessionId: member.sessionId };
    const pending = new PendingEvents(services.db, reader, after);
    return new Response(eventStream(services, { ...reader, pool: brand.pool, pending }), {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      },
    });
  },
);
