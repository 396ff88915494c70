import type { operations, Payment } from '@heartwood/api-contract';
import type { Failure } from '../failure';

/** A package as the member saw it; the amount has the discount taken off, in minor units. */
export type ChosenPackage = { id: string; amount: number; currency: string };

export type NewPayment = operations['createPayment']['requestBody']['content']['application/json'];

export type PaymentInput = {
  country: string;
  code?: string | null;
  package?: ChosenPackage;
  method?: string;
  /** The member asked for the credits at once. */
  expressRequest?: boolean;
  /** A payment made before: the flow goes on by waiting for its status. */
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
  /** How often the status was asked for in this waiting. */
  asked: number;
};

export type PaymentEvent =
  | { type: 'CONFIRMED' }
  /** Something says that the status may have changed: the member came back, or an event arrived. */
  | { type: 'CHECK' };

export type PaymentEmitted = { type: 'completed'; payment: Payment };

/** `busy`: an effect runs; `waiting`: the provider has not decided; `unpaid`: it failed or was cancelled. */
export type PaymentTag = 'busy' | 'waiting' | 'unpaid';
