import { fromPromise } from 'xstate';

/** An effect that the app has to supply with `machine.provide({ actors })`; as it is, it rejects. */
export function effect<Output, Input = void>(name: string) {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`the effect ${name} was not supplied`)));
}
