import { invalidFields } from '../../kernel/api-error';
import { operation } from '../../kernel/operation';
import { eventStream } from '../event-stream';
import { PendingEvents } from '../pending-events';

export const getEvents = operation(
  'getEvents',
  { access: 'member', uncounted: true },
  async ({ headers, db, clock, member, brand, services }) => {
    const place = headers.get('last-event-id');
    const reader = { accountId: member.id, sessionId: member.sessionId };
    const { pool, id: brandId } = brand;
    const now = clock.now();
    const pending =
      place === null
        ? await PendingEvents.fromNow(db, reader, now)
        : PendingEvents.from(db, reader, place, now);
    if (!pending) throw invalidFields({ 'Last-Event-ID': 'invalid' });
    return new Response(eventStream(services, { ...reader, pool, brand: brandId, pending }), {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      },
    });
  },
);
