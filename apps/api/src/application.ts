import { setMaxListeners } from 'node:events';
import { allJobs } from './all-jobs';
import { allOperations } from './all-operations';
import { countDriftedAccounts } from './credits/drift';
import type { Connection } from './database/connection';
import { OpenStreams } from './events/open-streams';
import { makeJobs } from './jobs/jobs';
import { makeApiApp, type ApiApp } from './kernel/api-app';
import type { BrandDirectory } from './kernel/brands';
import { systemClock } from './kernel/clock';
import type { Environment } from './kernel/environment';
import { makeLimits, noLimits } from './kernel/limits/limits';
import { addHealthPages } from './kernel/process/health';
import { makeLog } from './kernel/process/log';
import { countedEvery, makeMetrics } from './kernel/process/metrics';
import { makeInTransaction } from './kernel/scope';
import { directDebitProvider } from './direct-debit/direct-debit-provider';
import { demoMailbox } from './mail/demo-mailbox';
import { smtpMail } from './mail/smtp';
import { addPaymentCounters } from './payments/figures/payment-counters';
import { addPaymentGauges } from './payments/figures/payment-gauges';
import { openPaymentProviders } from './payments/providers/open-payment-providers';
import { openPhotoStore } from './photos/open-photo-store';
import { shippedCountries } from './places/country-of-address';
import { openPush } from './push/open-push';
import { RecentCounts } from './search/recent-counts';
import { openSms } from './sms/open-sms';
import type { Services } from './services';

/** Ports overridden by a test or proof. */
export type OwnPorts = Partial<
  Pick<Services, 'clock' | 'limits' | 'mail' | 'push' | 'sms' | 'photos' | 'payments' | 'countryOf'>
>;

/** The API without an HTTP server. */
export interface Application {
  services: Services;
  app: ApiApp;
  /** Starts processing jobs. */
  work(): Promise<void>;
  /** Ends event streams; the application reports itself as draining from now on. */
  drain(): void;
  /** Waits for running jobs and closes the database. */
  close(): Promise<void>;
}

const jobStopMilliseconds = 2000;
/** Summing the whole ledger takes a while. */
const driftMilliseconds = 15 * 60_000;

/** Assembles the ports on top of an open, migrated database. */
export async function makeApplication(
  environment: Environment,
  connection: Connection,
  brands: BrandDirectory,
  own: OwnPorts = {},
): Promise<Application> {
  const { db } = connection;
  const log = makeLog(environment.LOG_LEVEL);
  const clock = own.clock ?? systemClock;
  const jobs = makeJobs(connection, log);
  const draining = new AbortController();
  setMaxListeners(0, draining.signal);
  const services: Services = {
    environment,
    connection,
    db,
    inTransaction: makeInTransaction({ connection, clock, jobs }),
    clock,
    limits: own.limits ?? (environment.LIMITS === 'off' ? noLimits : makeLimits(connection, clock)),
    jobs,
    brands,
    mail: own.mail ?? (environment.SMTP_URL ? smtpMail(environment.SMTP_URL) : demoMailbox(db, clock)),
    push: own.push ?? openPush(environment, db, clock),
    sms: own.sms === undefined ? openSms(environment, db, clock) : own.sms,
    photos: own.photos ?? (await openPhotoStore(environment)),
    payments: own.payments ?? [
      ...openPaymentProviders(environment, db, clock),
      directDebitProvider(db, clock),
    ],
    countryOf: own.countryOf ?? shippedCountries(),
    streams: new OpenStreams(),
    counts: new RecentCounts(),
    metrics: makeMetrics(db),
    log,
    stopping: draining.signal,
  };
  services.metrics.gauge(
    'ledger_drift_accounts',
    'Accounts whose credits differ from their ledger, counted every quarter of an hour; must be 0',
    countedEvery(driftMilliseconds, clock, () => countDriftedAccounts(db)),
  );
  addPaymentCounters(services.metrics, db);
  addPaymentGauges(services.metrics, db);
  const app = await makeApiApp(allOperations, services);
  addHealthPages(app, services);
  return {
    services,
    app,
    work: () =>
      jobs.work(allJobs.map((job) => ({ ...job, run: (data) => job.run(data as never, services) }))),
    drain: () => draining.abort(),
    async close() {
      await jobs.stop(jobStopMilliseconds);
      await connection.close();
    },
  };
}
