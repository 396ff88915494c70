export { buildChat, buildChatPhoto, buildChatThread, buildMessage, buildMessages } from './builders/chat';
export {
  buildCreditPackage,
  buildCredits,
  buildDiscountCode,
  buildPaymentMethod,
  buildSpending,
} from './builders/credits';
export { buildDirectDebit, buildDirectDebitState } from './builders/direct-debit';
export { buildErrorBody } from './builders/error-body';
export { builtAt, numberedId, numberedMediaPath } from './builders/ids';
export { buildLikedBy, buildLikes } from './builders/likes';
export { buildMemberCard, buildMemberCards } from './builders/member-card';
export {
  buildLedgerEntry,
  buildPayment,
  buildReceipt,
  buildTransactions,
  buildWithdrawal,
} from './builders/payment';
export { buildPhoto } from './builders/photo';
export { buildOwnProfile, buildProfile } from './builders/profile';
export {
  buildBlockedMember,
  buildCompanyInfo,
  buildCountryRegions,
  buildInterest,
  buildNotifications,
  buildPlace,
} from './builders/reference';
export { buildSearch } from './builders/search';
export { buildSettings } from './builders/settings';
export { buildSignupForm } from './builders/signup-form';
export { buildStreamEvent } from './builders/stream-event';
export { buildUser } from './builders/user';
