import type { components } from './generated/contract';

export type { Binary, components, operations, paths } from './generated/contract';

type Schemas = components['schemas'];

/** The logged-in member, as returned by user.php. */
export type User = Schemas['User'];
export type OwnProfile = Schemas['OwnProfile'];
/** Another member's profile. */
export type Profile = Schemas['Profile'];
export type MemberCard = Schemas['MemberCard'];
/** A member on an advertising page. */
export type AdvertisedProfile = Schemas['AdvertisedProfile'];
export type Photo = Schemas['Photo'];
/** The photos of a member, as returned by photos.php. */
export type Photos = Schemas['Photos'];
export type Settings = Schemas['Settings'];
export type Search = Schemas['Search'];
/** The member's state of the swipe game. */
export type Swipe = Schemas['Swipe'];
/** The member's state of the match finder. */
export type MatchFinder = Schemas['MatchFinder'];
export type Likes = Schemas['Likes'];
export type LikedBy = Schemas['LikedBy'];
export type Chat = Schemas['Chat'];
export type ChatThread = Schemas['ChatThread'];
export type Message = Schemas['Message'];
/** A sent message, with the sender's remaining allowance. */
export type SentMessage = Schemas['SentMessage'];
/** A photo in a conversation. */
export type ChatPhoto = Schemas['ChatPhoto'];
export type Gift = Schemas['Gift'];
/** One event of the stream: its name, id and parsed data. */
export type StreamEvent = Schemas['StreamEvent'];
export type Credits = Schemas['Credits'];
export type CreditPackage = Schemas['CreditPackage'];
export type PaymentMethod = Schemas['PaymentMethod'];
export type DiscountCode = Schemas['DiscountCode'];
export type Payment = Schemas['Payment'];
export type PaymentStatus = Schemas['PaymentStatus'];
export type Transactions = Schemas['Transactions'];
export type LedgerEntry = Schemas['LedgerEntry'];
export type Receipt = Schemas['Receipt'];
/** What a member spent in 30 days, with the member's own limit. */
export type Spending = Schemas['Spending'];
export type LastOrder = Schemas['LastOrder'];
/** The withdrawal from a payment's contract, as a preview or as confirmed. */
export type Withdrawal = Schemas['Withdrawal'];
/** The member's current state for direct debit. */
export type DirectDebitState = Schemas['DirectDebitState'];
/** Which limit keeps a member from ordering by direct debit. */
export type DirectDebitLimit = Schemas['DirectDebitLimit'];
/** An order by direct debit with its mandate. */
export type DirectDebit = Schemas['DirectDebit'];
export type Interest = Schemas['Interest'];
export type CountryRegions = Schemas['CountryRegions'];
export type CompanyInfo = Schemas['CompanyInfo'];
export type Place = Schemas['Place'];
export type BlockedMember = Schemas['BlockedMember'];
export type Notifications = Schemas['Notifications'];
export type Session = Schemas['Session'];
export type Consent = Schemas['Consent'];
export type DeletionOffer = Schemas['DeletionOffer'];
export type DeletionReason = Schemas['DeletionReason'];
export type Export = Schemas['Export'];
export type Report = Schemas['Report'];
/** A browser's push subscription as serialised by the browser. */
export type PushSubscription = Schemas['PushSubscription'];
export type SignupForm = Schemas['SignupForm'];
export type Tracking = Schemas['Tracking'];
export type Locale = Schemas['Locale'];
/** The error envelope. */
export type ErrorBody = Schemas['Error'];
export type ErrorCode = Schemas['ErrorCode'];
export type ErrorData = Schemas['ErrorData'];
export type FieldCode = Schemas['FieldCode'];
