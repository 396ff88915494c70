import { splitTracking } from '@heartwood/domain';
import { operation } from '../../kernel/operation';
import { addVisit } from '../add-visit';

export const countVisit = operation(
  'countVisit',
  { access: 'public', limits: ['visit'], withoutIdempotencyKey: true },
  async ({ db, body, brand, clock }) => {
    const { lander, step, source = {} } = body;
    const { tracking } = splitTracking(Object.entries(source));
    await addVisit({ db, clock }, brand, { lander, step, tracking });
    return { status: 204 };
  },
);
