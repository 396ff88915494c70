import type { Migration } from 'kysely';
import { foundation } from './0001-foundation/foundation';
import { advertising } from './0002-advertising/advertising';
import { visits } from './0003-visits/visits';
import { terms } from './0004-terms/terms';
import { accountDeletion } from './0005-account-deletion/account-deletion';
import { push } from './0006-push/push';
import { messages } from './0007-messages/messages';
import { sellersAndDiscounts } from './0008-sellers-and-discounts/sellers-and-discounts';
import { saferLogins } from './0009-safer-logins/safer-logins';
import { complaintsAndLedgerCheck } from './0010-complaints-and-ledger-check/complaints-and-ledger-check';
import { recurringJobs } from './0011-recurring-jobs/recurring-jobs';
import { erasedAccounts } from './0012-erased-accounts/erased-accounts';
import { giftsAndPhotos } from './0013-gifts-and-photos/gifts-and-photos';
import { gamesAndSearch } from './0014-games-and-search/games-and-search';
import { ownAccount } from './0015-own-account/own-account';
import { moderation } from './0016-moderation/moderation';
import { notifications } from './0017-notifications/notifications';
import { digest } from './0018-digest/digest';
import { askingSession } from './0019-asking-session/asking-session';
import { searchByAge } from './0020-search-by-age/search-by-age';
import { directDebit } from './0021-direct-debit/direct-debit';
import { fairMoney } from './0022-fair-money/fair-money';
import { providers } from './0023-providers/providers';
import { pendingPayments } from './0024-pending-payments/pending-payments';
import { termsBroadcasts } from './0025-terms-broadcasts/terms-broadcasts';
import { acceptedRefunds } from './0026-accepted-refunds/accepted-refunds';
import { metLikes } from './0027-met-likes/met-likes';
import { pushedReminders } from './0028-pushed-reminders/pushed-reminders';
import { wonChargebacks } from './0029-won-chargebacks/won-chargebacks';
import { debts } from './0030-debts/debts';
import { reviewedPhotos } from './0031-reviewed-photos/reviewed-photos';
import { revealedLikes } from './0032-revealed-likes/revealed-likes';
import { failureReasons } from './0033-failure-reasons/failure-reasons';
import { limitCurrencies } from './0034-limit-currencies/limit-currencies';
import { directDebitWithdrawals } from './0035-direct-debit-withdrawals/direct-debit-withdrawals';
import { openReports } from './0036-open-reports/open-reports';
import { deletionCounts } from './0037-deletion-counts/deletion-counts';
import { referencesToAccounts } from './0038-references-to-accounts/references-to-accounts';
import { mailsTurnedOn } from './0039-mails-turned-on/mails-turned-on';
import { undoneUnsubscriptions } from './0040-undone-unsubscriptions/undone-unsubscriptions';
import { reportsByReason } from './0041-reports-by-reason/reports-by-reason';

/** All migrations by name; they run in name order and must never be edited once released. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-advertising': advertising,
  '0003-visits': visits,
  '0004-terms': terms,
  '0005-account-deletion': accountDeletion,
  '0006-push': push,
  '0007-messages': messages,
  '0008-sellers-and-discounts': sellersAndDiscounts,
  '0009-safer-logins': saferLogins,
  '0010-complaints-and-ledger-check': complaintsAndLedgerCheck,
  '0011-recurring-jobs': recurringJobs,
  '0012-erased-accounts': erasedAccounts,
  '0013-gifts-and-photos': giftsAndPhotos,
  '0014-games-and-search': gamesAndSearch,
  '0015-own-account': ownAccount,
  '0016-moderation': moderation,
  '0017-notifications': notifications,
  '0018-digest': digest,
  '0019-asking-session': askingSession,
  '0020-search-by-age': searchByAge,
  '0021-direct-debit': directDebit,
  '0022-fair-money': fairMoney,
  '0023-providers': providers,
  '0024-pending-payments': pendingPayments,
  '0025-terms-broadcasts': termsBroadcasts,
  '0026-accepted-refunds': acceptedRefunds,
  '0027-met-likes': metLikes,
  '0028-pushed-reminders': pushedReminders,
  '0029-won-chargebacks': wonChargebacks,
  '0030-debts': debts,
  '0031-reviewed-photos': reviewedPhotos,
  '0032-revealed-likes': revealedLikes,
  '0033-failure-reasons': failureReasons,
  '0034-limit-currencies': limitCurrencies,
  '0035-direct-debit-withdrawals': directDebitWithdrawals,
  '0036-open-reports': openReports,
  '0037-deletion-counts': deletionCounts,
  '0038-references-to-accounts': referencesToAccounts,
  '0039-mails-turned-on': mailsTurnedOn,
  '0040-undone-unsubscriptions': undoneUnsubscriptions,
  '0041-reports-by-reason': reportsByReason,
};
