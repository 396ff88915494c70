/** What the tests' mail provider signs with. */
export const mailEventSecret = process.env.MAIL_EVENT_SECRET ?? 'shared-with-the-mail-provider-of-the-tests';
