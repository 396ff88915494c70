export { bonusMachine } from './bonus/bonus.machine';
export type {
  BonusActor,
  BonusContext,
  BonusEvent,
  BonusInput,
  BonusSnapshot,
  BonusTag,
} from './bonus/bonus.machine';
export { directDebitMachine } from './direct-debit/direct-debit.machine';
export type { DirectDebitActor, DirectDebitSnapshot } from './direct-debit/direct-debit.machine';
export type {
  DirectDebitContext,
  DirectDebitDetails,
  DirectDebitEmitted,
  DirectDebitEvent,
  DirectDebitInput,
  DirectDebitRefusal,
  DirectDebitTag,
  SentCode,
} from './direct-debit/direct-debit.types';
export { failureOf } from './failure';
export type { Failure } from './failure';
export { paymentMachine, statusPolling } from './payment/payment.machine';
export type { PaymentActor, PaymentSnapshot } from './payment/payment.machine';
export type {
  ChosenPackage,
  NewPayment,
  PaymentContext,
  PaymentEmitted,
  PaymentEvent,
  PaymentInput,
  PaymentTag,
} from './payment/payment.types';
export { parallelUploads, photoUploadMachine } from './photo-upload/photo-upload.machine';
export type {
  PhotoUpload,
  PhotoUploadActor,
  PhotoUploadContext,
  PhotoUploadEmitted,
  PhotoUploadEvent,
  PhotoUploadInput,
  PhotoUploadProgress,
  PhotoUploadSnapshot,
} from './photo-upload/photo-upload.machine';
export { signupMachine } from './signup/signup.machine';
export type { SignupActor, SignupSnapshot } from './signup/signup.machine';
export type {
  AccountCreated,
  AccountForm,
  ProfileChanges,
  SignupContext,
  SignupEmitted,
  SignupEvent,
  SignupInput,
  SignupTag,
} from './signup/signup.types';
