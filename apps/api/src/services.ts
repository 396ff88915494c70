import type { Logger } from 'pino';
import type { Connection, Db } from './database/connection';
import type { OpenStreams } from './events/open-streams';
import type { Jobs } from './jobs/jobs';
import type { BrandDirectory } from './kernel/brands';
import type { Clock } from './kernel/clock';
import type { Environment } from './kernel/environment';
import type { Limits } from './kernel/limits/limits';
import type { Metrics } from './kernel/process/metrics';
import type { InTransaction } from './kernel/scope';
import type { MailPort } from './mail/mail-port';
import type { PaymentProviders } from './payments/providers/payment-provider';
import type { PhotoStore } from './photos/photo-store';
import type { CountryOfAddress } from './places/country-of-address';
import type { PushPort } from './push/push-port';
import type { RecentCounts } from './search/recent-counts';
import type { SmsPort } from './sms/sms-port';

/**
 * The services of a process: its settings, database and ports. Operations and jobs get them as `services`.
 */
export interface Services {
  environment: Environment;
  connection: Connection;
  /** The pool. Inside a transaction use the scope's `db`. */
  db: Db;
  inTransaction: InTransaction;
  clock: Clock;
  limits: Limits;
  jobs: Jobs;
  brands: BrandDirectory;
  mail: MailPort;
  push: PushPort;
  /** Null if no SMS gateway is configured. */
  sms: SmsPort | null;
  photos: PhotoStore;
  payments: PaymentProviders;
  countryOf: CountryOfAddress;
  streams: OpenStreams;
  counts: RecentCounts;
  metrics: Metrics;
  log: Logger;
  /** Aborted when the process drains. */
  stopping: AbortSignal;
}
