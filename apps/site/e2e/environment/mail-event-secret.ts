/** Signing secret of the tests' mail provider. */
export const mailEventSecret = process.env.MAIL_EVENT_SECRET ?? 'shared-with-the-mail-provider-of-the-tests';
