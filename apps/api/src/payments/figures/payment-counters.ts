import type { Db } from '../../database/connection';
import type { Metrics } from '../../kernel/process/metrics';

const labels = ['brand', 'country', 'method', 'currency'] as const;
const states = ['ordered', 'completed', 'failed', 'cancelled'] as const;

/**
 * Registers the counters that the database maintains as payments are written; nothing is aggregated on read.
 */
export function addPaymentCounters(metrics: Metrics, db: Db): void {
  const rows = () => db.selectFrom('payment_count').selectAll().execute();
  const labelsOf = (row: Record<(typeof labels)[number], string>) =>
    Object.fromEntries(labels.map((label) => [label, row[label]]));
  metrics.counter('payments_total', {
    help: 'Payments that were ordered, completed, failed and cancelled',
    labels: [...labels, 'state'],
    read: async () =>
      (await rows()).flatMap((row) =>
        states.map((state) => ({ labels: { ...labelsOf(row), state }, count: row[state] })),
      ),
  });
  metrics.counter('payments_minor_units_total', {
    help: 'Minor units that were paid, given or charged back (reversed), charged back, and won back',
    labels: [...labels, 'kind'],
    read: async () =>
      (await rows()).flatMap((row) => [
        { labels: { ...labelsOf(row), kind: 'paid' }, count: row.paid_amount },
        { labels: { ...labelsOf(row), kind: 'reversed' }, count: row.reversed_amount },
        { labels: { ...labelsOf(row), kind: 'charged_back' }, count: row.charged_back_amount },
        { labels: { ...labelsOf(row), kind: 'won_back' }, count: row.won_back_amount },
      ]),
  });
}
