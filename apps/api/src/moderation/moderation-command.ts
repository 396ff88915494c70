import { parseArgs } from 'node:util';
import { ban, unban } from './ban-commands';
import type { ModerationAction, ModerationServices } from './moderation-action';
import { photoCommands } from './photo-commands';
import { reportCommands } from './report-commands';

/** Actions by the words that name them. */
const actions: ReadonlyMap<string, ModerationAction> = new Map([
  ...Object.entries(photoCommands).map(([verb, action]) => [`photos ${verb}`, action] as const),
  ...Object.entries(reportCommands).map(([verb, action]) => [`reports ${verb}`, action] as const),
  ['ban', ban],
  ['unban', unban],
]);

const usage = () =>
  `usage: moderation <what> [id] [--reason <why>], where <what> is ${[...actions.keys()].join(', ')}`;

/** `moderation <what> [id] [--reason <why>]`: operators' decisions about photos, reports and members. */
export async function moderationCommand(
  services: ModerationServices,
  args: readonly string[],
): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { reason: { type: 'string' } },
  });
  const [first = '', second = '', ...more] = positionals;
  const [name, rest] = actions.has(first) ? [first, [second, ...more]] : [`${first} ${second}`, more];
  const action = actions.get(name);
  if (!action || rest.length > 1) throw new Error(usage());
  return action(services, { id: rest[0] ?? '', reason: values.reason });
}
