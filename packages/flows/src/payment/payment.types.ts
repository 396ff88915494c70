import type { operations, Payment } from '@heartwood/api-contract';
import type { Failure } from '../failure';

/** A package as shown to the member; the amount includes the discount, in minor units. */
export type ChosenPackage = { id: string; amount: number; currency: string };

export type NewPayment = operations['createPayment']['requestBody']['content']['application/json'];

export type PaymentInput = {
  country: string;
  code?: string | null;
  package?: ChosenPackage;
  method?: string;
  /** The member requested the credits immediately. */
  expressRequest?: boolean;
  /** An existing payment: the flow resumes by polling for its status. */
  paymentId?: string;
};

export type PaymentContext = {
  country: string;
  code: string | null;
  package: ChosenPackage | null;
  method: string | null;
  expressRequest: boolean;
  paymentId: string | null;
  payment: Payment | null;
  failure: Failure | null;
  /** How often the status was requested in this round. */
  asked: number;
};

export type PaymentEvent =
  | { type: 'CONFIRMED' }
  /** The status may have changed: the member returned, or an event arrived. */
  | { type: 'CHECK' };

export type PaymentEmitted = { type: 'completed'; payment: Payment };

/** `busy`: an effect is running; `waiting`: the provider has not decided; `unpaid`: failed or cancelled. */
export type PaymentTag = 'busy' | 'waiting' | 'unpaid';
