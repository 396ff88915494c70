import { describe, expect, it } from 'vitest';
import type { ErrorCode } from './index';
import type { Operation, Reference } from './operations';
import { contractDocument, operationAt, parametersOf, placedOperations } from './operations';

type CodeRow = { status: number; messageId: string; description: string; data: string[] };

const errorCode = contractDocument.components.schemas['ErrorCode'];
const codes = errorCode?.['x-codes'] as Record<ErrorCode, CodeRow>;

const mutations = placedOperations.filter(({ method }) => method !== 'get');

function refOf(operation: Operation, status: string): string | undefined {
  return (operation.responses[status] as Reference | undefined)?.$ref;
}

describe('the operations', () => {
  it('have the agreed IDs', () => {
    const agreed = `getUser postUser putUser unsubscribePush getLogout postLogout signup activate resendActivationMail
      requestPasswordReset resetPassword getSettings getInterests getRegions getCompanyInfo getGeocode pageHidden
      countVisit getProfile getAdvertisedProfile updateProfile searchMembers getPhotos uploadPhoto getMedia getLikes
      like unlike clearNewLike getAutoLike postAutoLike getSwipe swipe takeBackSwipe getMatchFinder answerMatchFinder
      getChats getChat sendMessage markRead sendPhoto answerPhoto getGifts openGift typing deleteChat getEvents
      getCredits createPayment getPayment paymentWebhook getTransactions getDiscountCode getBlocks block unblock
      complain deleteAccount reactivate getAccountDeletion getSessions endSessions
      changePassword getEmail changeEmail confirmEmail getConsent putConsent getExport requestExport getExportFile
      changePhotos deletePhoto report getReports getNotifications putNotifications unsubscribe mailEvent
      withdraw getDirectDebit orderDirectDebit confirmDirectDebit`;
    expect(placedOperations.map(({ id }) => id).toSorted()).toEqual(agreed.split(/\s+/).toSorted());
  });

  it('are found by method and path', () => {
    expect([
      operationAt('DELETE', '/api/chat.php')?.id,
      operationAt('get', '/media/3f2a9c41d07b4e58a6c1d2e3f4a5b601')?.id,
      operationAt('get', '/api/chatXphp')?.id,
      operationAt('put', '/api/chats.php')?.id,
    ]).toEqual(['deleteChat', 'getMedia', undefined, undefined]);
  });

  it('document the 403 of a missing session exactly for non-public access', () => {
    const wrong = placedOperations.filter(({ operation }) => {
      const access = operation['x-access'];
      const session = refOf(operation, '403') === '#/components/responses/MemberForbidden';
      return !['public', 'member', 'visitor-search'].includes(access) || session === (access === 'public');
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('take an idempotency key if they write, with a list of exceptions', () => {
    const keyless = mutations.filter(
      ({ operation }) => !parametersOf(operation).some(({ name }) => name === 'Idempotency-Key'),
    );
    expect(keyless.map(({ id }) => id)).toEqual([
      'postUser',
      'postLogout',
      'pageHidden',
      'countVisit',
      'typing',
      'mailEvent',
      'paymentWebhook',
      'withdraw',
      'confirmDirectDebit',
    ]);
  });

  it('reject unknown fields, except for the payment webhook', () => {
    const open = placedOperations.flatMap(({ id, operation }) =>
      Object.values(operation.requestBody?.content ?? {})
        .map(({ schema }) => schema)
        .filter((schema) => !('$ref' in schema) && 'properties' in schema)
        .filter((schema) => !('additionalProperties' in schema) || schema.additionalProperties !== false)
        .map(() => id),
    );
    expect(open).toEqual(['paymentWebhook', 'paymentWebhook']);
  });
});

describe('the error codes', () => {
  it('each have a status, a message id and a description', () => {
    expect(Object.keys(codes)).toEqual(errorCode?.['enum']);
    const wrong = Object.entries(codes).filter(
      ([code, row]) => row.messageId !== `errors.${code}` || row.status < 400 || row.description === '',
    );
    expect(wrong).toEqual([]);
  });

  it('have only data fields that the error envelope defines', () => {
    const known = Object.keys(contractDocument.components.schemas['ErrorData']?.['properties'] ?? {});
    const unknown = Object.values(codes).flatMap(({ data }) => data.filter((name) => !known.includes(name)));
    expect(unknown).toEqual([]);
  });

  it('of an operation exist, and their statuses are documented', () => {
    const wrong = placedOperations.flatMap(({ id, operation }) =>
      (operation['x-errors'] ?? [])
        .filter((code) => {
          const row = (codes as Record<string, CodeRow | undefined>)[code];
          return !row || (row.status < 500 && !(String(row.status) in operation.responses));
        })
        .map((code) => `${id}: ${code}`),
    );
    expect(wrong).toEqual([]);
  });
});
