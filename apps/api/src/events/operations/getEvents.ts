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
    const pending = new PendingEvents(services.db, member.id, after);
    return new Response(
      eventStream(services, { accountId: member.id, pool: brand.pool, sessionId: member.sessionId, pending }),
      {
        headers: {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        },
      },
    );
  },
);
