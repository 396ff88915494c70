import { allOperations } from '../../src/all-operations';
import { readContract, type ContractOperation } from '../../src/kernel/contract';
import type { OperationId } from '../../src/kernel/contract-types';
import type { OperationRules } from '../../src/kernel/operation';
import { mailEventSignature } from '../../src/notifications/mail-event-signature';
import type { Browser } from '../support/browser';
import { firstMoment } from '../support/clock';
import { signupForm } from '../support/signup-form';

/** The objects of the requests. */
export interface Subjects {
  profile: string;
  conversation: string;
  payment: string;
  media: string;
  /** The ids of a gift and a photo the caller received. */
  gift: string;
  photo: string;
  /** The id of a profile photo. */
  galleryPhoto: string;
}

interface Filled {
  query?: Record<string, string>;
  path?: Record<string, string>;
  body?: Record<string, unknown>;
  /** A form's fields besides its file. */
  fields?: Record<string, string>;
  /** Signed by the mail provider, whatever it contains. */
  signed?: true;
}

type Fill = (subjects: Subjects) => Filled;

const nothing: Fill = () => ({});
const profileBody: Fill = ({ profile }) => ({ body: { profile } });
const conversationBody: Fill = ({ conversation }) => ({ body: { conversation } });

/** One valid request per operation. */
const filled: Record<OperationId, Fill> = {
  getUser: nothing,
  postUser: () => ({ body: { email: 'nobody@oakmere.example', password: 'not the password' } }),
  putUser: () => ({ body: { language: 'nl' } }),
  unsubscribePush: () => ({
    query: { push: '1' },
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/x',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
  }),
  getLogout: nothing,
  postLogout: nothing,
  signup: ({ profile }) => ({
    body: { ...signupForm({ email: 'hostile@oakmere.example' }), signup_message: 'Hello', profile },
  }),
  activate: () => ({ body: { token: 'x'.repeat(43) } }),
  resendActivationMail: nothing,
  requestPasswordReset: () => ({ body: { email: 'nobody@oakmere.example' } }),
  resetPassword: () => ({ body: { token: 'x'.repeat(43), password: 'oak-leaves-turn-green' } }),
  getAccountDeletion: nothing,
  deleteAccount: () => ({ body: { reason: 'pause', password: 'not the password' } }),
  getSessions: nothing,
  endSessions: () => ({ body: { id: '00000000-0000-4000-8000-000000000000' } }),
  changePassword: () => ({
    body: {
      old_password: 'not the password',
      new_password: 'oak-leaves-turn-green',
      repeat_password: 'oak-leaves-turn-green',
    },
  }),
  getEmail: nothing,
  changeEmail: () => ({ body: { email: 'new@oakmere.example', password: 'not the password' } }),
  confirmEmail: () => ({ body: { token: 'x'.repeat(43) } }),
  getConsent: nothing,
  putConsent: () => ({ body: { domain: 'nowhere.example', consent: true } }),
  getExport: nothing,
  requestExport: () => ({ body: { password: 'not the password' } }),
  getExportFile: nothing,
  reactivate: () => ({ body: { token: 'x'.repeat(43) } }),
  complain: () => ({ body: { email: 'rowan@oakmere.example', reason: 'other', text: 'Too loud.' } }),
  pageHidden: () => ({ body: {} }),
  countVisit: () => ({ body: { lander: 'gallery', step: 'view', source: { network: 'partner' } } }),
  getProfile: ({ profile }) => ({ query: { id: profile } }),
  getAdvertisedProfile: ({ profile }) => ({ query: { id: profile } }),
  updateProfile: () => ({ body: { name: 'Rowan' } }),
  searchMembers: ({ profile }) => ({ query: { gender: 'female', similar_to: profile } }),
  getPhotos: ({ profile }) => ({ query: { profile } }),
  uploadPhoto: nothing,
  changePhotos: ({ galleryPhoto }) => ({ body: { id: galleryPhoto, private: true } }),
  deletePhoto: ({ galleryPhoto }) => ({ body: { id: galleryPhoto } }),
  getMedia: ({ media }) => ({ path: { key: media } }),
  getLikes: nothing,
  like: profileBody,
  clearNewLike: profileBody,
  unlike: profileBody,
  getAutoLike: nothing,
  postAutoLike: nothing,
  getSwipe: nothing,
  swipe: ({ profile }) => ({ body: { profile, liked: false } }),
  takeBackSwipe: profileBody,
  getMatchFinder: nothing,
  answerMatchFinder: () => ({ body: { answers: { sunday: 'lunch' } } }),
  getChats: nothing,
  getChat: ({ profile }) => ({ query: { profile } }),
  sendMessage: ({ profile }) => ({ body: { profile, type: 'text', text: 'Hello' } }),
  sendPhoto: ({ profile }) => ({ fields: { profile } }),
  answerPhoto: ({ photo }) => ({ body: { message: photo, accepted: true } }),
  getGifts: nothing,
  openGift: ({ gift }) => ({ body: { message: gift } }),
  typing: conversationBody,
  markRead: conversationBody,
  deleteChat: conversationBody,
  getEvents: nothing,
  getCredits: nothing,
  getDiscountCode: () => ({ query: { welcome: 'true' } }),
  getPayment: ({ payment }) => ({ query: { id: payment } }),
  createPayment: () => ({
    body: {
      package: 'o15',
      method: 'card',
      amount: 1500,
      currency: 'EUR',
      country: 'NL',
      express_request: true,
    },
  }),
  paymentWebhook: () => ({ body: { id: 'sb_unknown' } }),
  getTransactions: ({ payment }) => ({ query: { id: payment } }),
  withdraw: ({ payment }) => ({ body: { payment_id: payment } }),
  getDirectDebit: nothing,
  orderDirectDebit: () => ({
    body: {
      account_holder: 'Rowan Oak',
      iban: 'NL91ABNA0417164300',
      street: 'Voorbeeldstraat',
      house_number: '1',
      zip: '1011AA',
      city: 'Amsterdam',
      phone: '+31612345678',
      package: 'o15',
      amount: 1500,
      express_request: true,
    },
  }),
  confirmDirectDebit: ({ payment }) => ({ body: { payment_id: payment, otp: '000000' } }),
  getSettings: nothing,
  getInterests: nothing,
  getCompanyInfo: nothing,
  getRegions: nothing,
  getGeocode: () => ({ query: { lat: '52.09', lon: '5.12' } }),
  getNotifications: nothing,
  putNotifications: () => ({ body: { type: 'like', channel: 'mail', enabled: false } }),
  unsubscribe: () => ({ body: { token: 'unknown.token' } }),
  mailEvent: () => ({
    body: { events: [{ type: 'bounce', email: 'nobody@oakmere.example', permanent: true }] },
    signed: true,
  }),
  getBlocks: nothing,
  block: profileBody,
  unblock: profileBody,
  report: ({ profile }) => ({ body: { subject: { type: 'profile', id: profile }, reason: 'fake' } }),
  getReports: nothing,
};

/** An operation with a valid request for it. */
export interface Target extends Filled {
  id: OperationId;
  method: string;
  address: string;
  contract: ContractOperation;
  rules: OperationRules;
}

/** Every operation of the contract, for the given subjects. */
export async function targetsFor(subjects: Subjects): Promise<Target[]> {
  const contracts = await readContract();
  return allOperations.map(({ id, rules }) => {
    const contract = contracts.find((described) => described.id === id);
    if (!contract) throw new Error(`${id} is not in the contract`);
    const fill = filled[id](subjects);
    const path = contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => fill.path?.[name] ?? '');
    const query = fill.query ? `?${new URLSearchParams(fill.query).toString()}` : '';
    return { ...fill, id, rules, contract, method: contract.method.toUpperCase(), address: path + query };
  });
}

/** The body types of a request. */
export type RequestBody = NonNullable<ConstructorParameters<typeof Response>[0]>;

/** The parts of a valid request that an attack replaces. */
export interface Changes {
  method?: string;
  address?: string;
  headers?: Record<string, string>;
  body?: RequestBody;
}

/** The target's request from one of our own pages, with changes. */
export function requestOf(target: Target, browser: Browser, changes: Changes = {}): Request {
  const { method = target.method, address = target.address, headers = {} } = changes;
  const json = target.body && JSON.stringify(target.body);
  const body = changes.body ?? (target.contract.takes === 'multipart' ? formOf(target.fields) : json);
  const signature = target.signed && signatureOf(body);
  return new Request(`http://${browser.host}${address}`, {
    method,
    headers: {
      host: browser.host,
      'sec-fetch-site': 'same-origin',
      ...(json && { 'content-type': 'application/json' }),
      ...(browser.cookie && { cookie: browser.cookie }),
      ...(signature && { 'x-signature': signature }),
      ...headers,
    },
    ...(body !== undefined && method !== 'GET' && { body, duplex: 'half' }),
  });
}

/** The secret of the mail provider's hook in these tests. */
export const mailEventSecret = 'a-secret-of-the-mail-provider-of-tests';

function signatureOf(body: RequestBody | undefined): string {
  const bytes = typeof body === 'string' || body instanceof Uint8Array ? Buffer.from(body) : Buffer.alloc(0);
  return mailEventSignature(mailEventSecret, Date.parse(firstMoment) / 1000, bytes);
}

function formOf(fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.set('file', new File(['no photo'], 'me.jpg'));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
