import { fromPromise } from 'xstate';

/**
 * Declares an effect that the app must implement with `machine.provide({ actors })`; unimplemented it
 * rejects.
 */
export function effect<Output, Input = void>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`the effect ${name} was not supplied`)));
}
