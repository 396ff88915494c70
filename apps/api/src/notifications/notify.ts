import { after } from '../kernel/clock';
import type { PageEvent, Scope } from '../kernel/scope';
import {
  channels,
  deliveryName,
  rowOf,
  type Channel,
  type EventType,
  type MemberEvent,
  type Recipient,
} from './event-types';
import { markDue } from './mark-due';
import { openChannels } from './open-channels';

/** Events seen within this time aren't mailed. */
const digestDelaySeconds = 600;

type Writing = Pick<Scope, 'db' | 'clock' | 'jobs' | 'events'>;

interface AnyEvent extends Recipient {
  type: EventType;
  page?: object;
  facts?: object;
}

async function channelsFor({ db, clock }: Writing, event: AnyEvent): Promise<Channel[]> {
  const { setting, ...row } = rowOf(event.type);
  const used = channels.filter((channel) => row[channel]);
  if (event.byId !== undefined && event.byId === event.accountId)
    return used.filter((channel) => channel === 'page');
  // The mail job checks the account: for an unknown address this must take just as long.
  if (used.every((channel) => channel === 'mail')) return used;
  const now = clock.now();
  const open = await openChannels(db, now, event, setting);
  if (row.digest && event.accountId !== null && open.has('page'))
    await markDue(db, event.accountId, after(now, digestDelaySeconds));
  return used.filter((channel) => open.has(channel));
}

/**
 * Notifies members of events inside the caller's transaction, through each type's channels that are open for
 * the member: pages after the commit, browsers and mailboxes by jobs, which check again when they run.
 */
export async function notify(scope: Writing, ...events: readonly MemberEvent[]): Promise<void> {
  const at = scope.clock.now().toISOString();
  const onPages: PageEvent[] = [];
  for (const event of events) {
    const { type, accountId, byId, page, facts }: AnyEvent = event;
    for (const channel of await channelsFor(scope, event)) {
      if (channel !== 'page')
        await scope.jobs.add({ name: deliveryName(channel, type) }, { accountId, byId, at, facts });
      else if (accountId !== null && page)
        onPages.push({ accountId, type: rowOf(type).page ?? type, data: page, passing: rowOf(type).passing });
    }
  }
  await scope.events.add(onPages);
}
