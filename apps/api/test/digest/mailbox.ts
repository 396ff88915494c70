import { allJobs } from '../../src/all-jobs';
import { lookForNews } from '../../src/digest/jobs/look-for-news';
import { planWeek } from '../../src/digest/jobs/plan-week';
import type { Mail, MailPort } from '../../src/mail/mail-port';
import type { TestApi } from '../support/api';
import { finish } from '../support/finish';

const jobs = new Map(allJobs.map((job) => [job.name, job]));

/** A mailbox that stores mails as sent, or rejects them while `refusing` returns true. */
export function openMailbox() {
  const mails: Mail[] = [];
  const mailbox = {
    mails,
    /** Called before each mail. */
    refusing: (): boolean => false,
    port: {
      send(mail) {
        if (mailbox.refusing()) return Promise.reject(new Error('the mail server did not take a mail'));
        mails.push(mail);
        return Promise.resolve();
      },
    } satisfies MailPort,
    /** The mails since the last call: subject, headings and lines. */
    take: () => mails.splice(0).map(({ to, subject, text }) => ({ to, subject, text })),
    subjects: () => mails.splice(0).map(({ subject }) => subject),
  };
  return mailbox;
}

/** Processes queued jobs and those they add; returns the payloads of the failed ones. */
export async function work(api: TestApi): Promise<never[]> {
  const failed: never[] = [];
  for (;;) {
    const { rows } = await api.connection.run(`delete from pgboss.job returning name, data`, []);
    if (rows.length === 0) return failed;
    for (const { name, data } of rows as { name: string; data: never }[])
      await jobs
        .get(name)
        ?.run(data, api.application.services)
        .catch(() => failed.push(data));
  }
}

/** Advances the clock, then does what the schedule would. */
export async function pass(api: TestApi, seconds: number): Promise<never[]> {
  api.clock.pass(seconds);
  await finish(api, lookForNews);
  return work(api);
}

/** Runs what is due at the hour of a brand's weekly summary. */
export async function planWeekOf(api: TestApi, brandId: string): Promise<void> {
  const { services } = api.application;
  await planWeek.batch(services, { size: 100, brand: services.brands.byId(brandId) });
}
