import { readTable } from './roles';

const strangers = `
getUser              200  200  200  200  200  200  200
postUser             403  403  403  403  403  403  403
putUser              auth 200  200  200  200  auth 200
unsubscribePush      auth 204  204  204  204  auth 204
activate             422  422  422  422  422  422  422
resendActivationMail auth 204  409  409  409  auth 409
requestPasswordReset 404  404  404  404  404  404  404
resetPassword        422  422  422  422  422  422  422
deleteAccount        auth 422  422  422  422  auth 422
reactivate           422  422  422  422  422  422  422
getAccountDeletion   auth 200  200  200  200  auth 200
getSessions          auth 200  200  200  200  auth 200
endSessions          auth 404  404  404  404  auth 404
changePassword       auth 422  422  422  422  auth 422
getEmail             auth 200  200  200  200  auth 200
changeEmail          auth 422  422  422  422  auth 422
confirmEmail         422  422  422  422  422  422  422
getConsent           auth 200  200  200  200  auth 200
putConsent           auth 422  422  422  422  auth 422
getExport            auth 200  200  200  200  auth 200
requestExport        auth 422  422  422  422  auth 422
getExportFile        auth 404  404  404  404  auth 404
complain             201  201  201  201  201  201  201
pageHidden           204  204  204  204  204  204  204
countVisit           204  204  204  204  204  204  204
getProfile           200  200  200  200  404  200  404
getAdvertisedProfile 200  200  200  200  404  200  404
updateProfile        auth 200  200  200  200  auth 200
searchMembers        200  200  200  200  404  200  404
getPhotos            200  200  200  200  404  200  404
uploadPhoto          auth 422  422  422  422  auth 422
changePhotos         auth 404  404  404  404  auth 404
deletePhoto          auth 404  404  404  404  auth 404
getMedia             200  200  200  200  404  200  404
getLikes             auth 200  200  200  200  auth 200
like                 auth 200  200  200  404  auth 404
clearNewLike         auth 404  404  404  404  auth 404
unlike               auth 200  200  200  200  auth 200
getAutoLike          auth 404  404  404  404  auth 404
postAutoLike         auth 404  404  404  404  auth 404
getSwipe             auth 200  200  200  200  auth 200
swipe                auth 200  200  200  404  auth 404
takeBackSwipe        auth 200  200  200  404  auth 404
getMatchFinder       auth 200  200  200  200  auth 200
answerMatchFinder    auth 200  200  200  200  auth 200
getChats             auth 200  200  200  200  auth 200
getChat              auth 200  200  200  404  auth 404
sendMessage          auth 200  200  200  404  auth 404
sendPhoto            auth 422  422  422  404  auth 404
answerPhoto          auth 404  404  404  404  auth 404
getGifts             auth 200  200  200  200  auth 200
openGift             auth 404  404  404  404  auth 404
typing               auth 404  404  404  404  auth 404
markRead             auth 404  404  404  404  auth 404
deleteChat           auth 404  404  404  404  auth 404
getEvents            auth 200  200  200  200  auth 200
getCredits           200  200  200  200  200  200  200
getDiscountCode      auth 200  200  404  404  auth 404
getPayment           auth 404  404  404  404  auth 404
createPayment        auth 201  201  201  201  auth 201
paymentWebhook       200  200  200  200  200  200  200
getDirectDebit       auth 200  200  200  200  auth 200
orderDirectDebit     auth 201  201  201  201  auth 201
confirmDirectDebit   auth 404  404  404  404  auth 404
withdraw             404  404  404  404  404  404  404
getTransactions      auth 404  404  404  404  auth 404
getSettings          200  200  200  200  200  200  200
getInterests         200  200  200  200  200  200  200
getCompanyInfo       200  200  200  200  200  200  200
getRegions           200  200  200  200  200  200  200
getGeocode           200  200  200  200  200  200  200
getBlocks            auth 200  200  200  200  auth 200
unblock              auth 404  404  404  404  auth 404
report               auth 201  201  201  404  auth 404
getReports           auth 200  200  200  200  auth 200
block                auth 204  204  204  404  auth 404
getNotifications     auth 200  200  200  200  auth 200
putNotifications     auth 200  200  200  200  auth 200
unsubscribe          422  422  422  422  422  422  422
mailEvent            204  204  204  204  204  204  204
getLogout            204  204  204  204  204  204  204
postLogout           204  204  204  204  204  204  204
signup               201  409  409  409  409  409  201
`;

const own = `
postUser             200  200  200  200  200  200  403
requestPasswordReset 204  204  204  204  204  204  404
activate             200  200  200  200  200  200  422
resetPassword        204  204  204  204  204  204  422
reactivate           200  200  200  200  200  200  422
confirmEmail         204  204  204  204  204  204  422
unsubscribe          204  204  204  204  204  204  422
endSessions          auth 204  204  204  204  auth 204
changePassword       auth 204  204  204  204  auth 204
changeEmail          auth 204  204  204  204  auth 204
putConsent           auth 200  200  200  200  auth 200
requestExport        auth 202  202  202  202  auth 202
getExportFile        auth 200  200  200  200  auth 200
deleteAccount        auth 204  204  204  204  auth 204
uploadPhoto          auth 201  201  201  201  auth 201
changePhotos         auth 200  200  200  200  auth 200
deletePhoto          auth 204  204  204  204  auth 204
clearNewLike         auth 404  200  200  404  auth 404
getAutoLike          auth 404  200  200  404  auth 404
postAutoLike         auth 404  200  200  404  auth 404
sendPhoto            auth 402  402  200  404  auth 404
answerPhoto          auth 404  204  204  403  auth 404
openGift             auth 404  204  204  403  auth 404
typing               auth 404  204  204  403  auth 404
markRead             auth 404  204  204  204  auth 404
deleteChat           auth 404  204  204  204  auth 404
getPayment           auth 200  200  200  200  auth 200
confirmDirectDebit   auth 200  200  200  200  auth 200
withdraw             404  200  200  200  200  404  200
getTransactions      auth 200  200  200  200  auth 200
unblock              auth 204  204  204  204  auth 404
`;

/**
 * What each id of a request names: another member, an object of the caller's, or an entry of a list that
 * everybody sees.
 */
export const namedObjects: Readonly<Record<string, 'member' | 'own' | 'listed'>> = {
  'answerPhoto message': 'own',
  'block profile': 'member',
  'changePhotos id': 'own',
  'changePhotos order': 'own',
  'clearNewLike profile': 'member',
  'confirmDirectDebit payment_id': 'own',
  'createPayment package': 'listed',
  'deleteChat conversation': 'own',
  'deletePhoto id': 'own',
  'endSessions id': 'own',
  'getAdvertisedProfile id': 'member',
  'getChat conversation': 'own',
  'getChat profile': 'member',
  'getDirectDebit payment_id': 'own',
  'getDiscountCode package': 'listed',
  'getPayment id': 'own',
  'getPhotos profile': 'member',
  'getProfile id': 'member',
  'getTransactions id': 'own',
  'like profile': 'member',
  'markRead conversation': 'own',
  'openGift message': 'own',
  'orderDirectDebit package': 'listed',
  'report subject.id': 'member',
  'searchMembers similar_to': 'member',
  'sendMessage profile': 'member',
  'sendPhoto profile': 'member',
  'signup profile': 'member',
  'swipe profile': 'member',
  'takeBackSwipe profile': 'member',
  'typing conversation': 'own',
  'unblock profile': 'member',
  'unlike profile': 'member',
  'withdraw payment_id': 'own',
};

/** Expected response per role for a member it has no relation to, and for others' objects. */
export const answersToStrangers = readTable(strangers);

/** Expected response per role for valid requests: their own objects, and links of a third member. */
export const answersToOwners = readTable(own);
