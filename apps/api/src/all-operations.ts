import type { Operation } from './kernel/operation';
import { activate } from './accounts/operations/activate';
import { answerMatchFinder } from './match-finder/operations/answerMatchFinder';
import { answerPhoto } from './chat/operations/answerPhoto';
import { block } from './blocks/operations/block';
import { changeEmail } from './accounts/operations/changeEmail';
import { changePassword } from './accounts/operations/changePassword';
import { changePhotos } from './photos/operations/changePhotos';
import { clearNewLike } from './likes/operations/clearNewLike';
import { complain } from './complaints/operations/complain';
import { confirmDirectDebit } from './direct-debit/operations/confirmDirectDebit';
import { confirmEmail } from './accounts/operations/confirmEmail';
import { countVisit } from './visits/operations/countVisit';
import { createPayment } from './payments/operations/createPayment';
import { deleteAccount } from './accounts/operations/deleteAccount';
import { deleteChat } from './chat/operations/deleteChat';
import { endSessions } from './accounts/operations/endSessions';
import { getAccountDeletion } from './accounts/operations/getAccountDeletion';
import { deletePhoto } from './photos/operations/deletePhoto';
import { getAdvertisedProfile } from './profiles/operations/getAdvertisedProfile';
import { getAutoLike } from './likes/operations/getAutoLike';
import { getBlocks } from './blocks/operations/getBlocks';
import { getChat } from './chat/operations/getChat';
import { getChats } from './chat/operations/getChats';
import { getCompanyInfo } from './settings/operations/getCompanyInfo';
import { getConsent } from './accounts/operations/getConsent';
import { getCredits } from './payments/operations/getCredits';
import { getDirectDebit } from './direct-debit/operations/getDirectDebit';
import { getDiscountCode } from './payments/operations/getDiscountCode';
import { getEmail } from './accounts/operations/getEmail';
import { getEvents } from './events/operations/getEvents';
import { getExport } from './accounts/operations/getExport';
import { getExportFile } from './accounts/operations/getExportFile';
import { getGeocode } from './places/operations/getGeocode';
import { getGifts } from './chat/operations/getGifts';
import { getInterests } from './settings/operations/getInterests';
import { getLikes } from './likes/operations/getLikes';
import { getLogout } from './accounts/operations/getLogout';
import { getMatchFinder } from './match-finder/operations/getMatchFinder';
import { getMedia } from './photos/operations/getMedia';
import { getNotifications } from './notifications/operations/getNotifications';
import { getPayment } from './payments/operations/getPayment';
import { getPhotos } from './photos/operations/getPhotos';
import { getProfile } from './profiles/operations/getProfile';
import { getRegions } from './places/operations/getRegions';
import { getSessions } from './accounts/operations/getSessions';
import { getReports } from './reports/operations/getReports';
import { getSettings } from './settings/operations/getSettings';
import { getSwipe } from './swipe/operations/getSwipe';
import { getTransactions } from './payments/operations/getTransactions';
import { getUser } from './accounts/operations/getUser';
import { like } from './likes/operations/like';
import { mailEvent } from './notifications/operations/mailEvent';
import { markRead } from './chat/operations/markRead';
import { openGift } from './chat/operations/openGift';
import { orderDirectDebit } from './direct-debit/operations/orderDirectDebit';
import { pageHidden } from './settings/operations/pageHidden';
import { paymentWebhook } from './payments/operations/paymentWebhook';
import { withdraw } from './payments/operations/withdraw';
import { postAutoLike } from './likes/operations/postAutoLike';
import { postLogout } from './accounts/operations/postLogout';
import { postUser } from './accounts/operations/postUser';
import { putConsent } from './accounts/operations/putConsent';
import { putNotifications } from './notifications/operations/putNotifications';
import { putUser } from './accounts/operations/putUser';
import { reactivate } from './accounts/operations/reactivate';
import { requestExport } from './accounts/operations/requestExport';
import { report } from './reports/operations/report';
import { requestPasswordReset } from './accounts/operations/requestPasswordReset';
import { resendActivationMail } from './accounts/operations/resendActivationMail';
import { resetPassword } from './accounts/operations/resetPassword';
import { searchMembers } from './search/operations/searchMembers';
import { sendMessage } from './chat/operations/sendMessage';
import { sendPhoto } from './chat/operations/sendPhoto';
import { signup } from './accounts/operations/signup';
import { swipe } from './swipe/operations/swipe';
import { takeBackSwipe } from './swipe/operations/takeBackSwipe';
import { typing } from './chat/operations/typing';
import { unblock } from './blocks/operations/unblock';
import { unlike } from './likes/operations/unlike';
import { unsubscribe } from './notifications/operations/unsubscribe';
import { unsubscribePush } from './push/operations/unsubscribePush';
import { updateProfile } from './profiles/operations/updateProfile';
import { uploadPhoto } from './photos/operations/uploadPhoto';

/** Every operation of this API; a test compares them with the contract's. */
export const allOperations: readonly Operation[] = [
  getUser,
  postUser,
  putUser,
  getLogout,
  postLogout,
  signup,
  activate,
  resendActivationMail,
  requestPasswordReset,
  resetPassword,
  getAccountDeletion,
  deleteAccount,
  getSessions,
  endSessions,
  changePassword,
  getEmail,
  changeEmail,
  confirmEmail,
  getConsent,
  putConsent,
  getExport,
  requestExport,
  getExportFile,
  reactivate,
  getSettings,
  getInterests,
  getCompanyInfo,
  pageHidden,
  getRegions,
  getGeocode,
  getProfile,
  getAdvertisedProfile,
  updateProfile,
  searchMembers,
  getPhotos,
  uploadPhoto,
  changePhotos,
  deletePhoto,
  getMedia,
  getLikes,
  like,
  unlike,
  clearNewLike,
  getAutoLike,
  postAutoLike,
  getSwipe,
  swipe,
  takeBackSwipe,
  getMatchFinder,
  answerMatchFinder,
  getBlocks,
  block,
  unblock,
  report,
  getReports,
  getChats,
  getChat,
  sendMessage,
  sendPhoto,
  answerPhoto,
  getGifts,
  openGift,
  typing,
  markRead,
  deleteChat,
  complain,
  getEvents,
  getNotifications,
  putNotifications,
  unsubscribe,
  mailEvent,
  getCredits,
  getDiscountCode,
  createPayment,
  getPayment,
  paymentWebhook,
  getDirectDebit,
  orderDirectDebit,
  confirmDirectDebit,
  withdraw,
  getTransactions,
  unsubscribePush,
  countVisit,
] as Operation[];
