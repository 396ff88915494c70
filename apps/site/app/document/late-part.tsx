import type { ComponentType } from 'react';

/** A component whose script is no part of a page's first load. */
export interface LatePart<Props> {
  (props: Props): JSX.Element;
  /** Fetches the script; rejects when it cannot be had, and a later call tries again. */
  readonly load: () => Promise<void>;
}

/**
 * Makes a late part. It suspends until its script is there, and is drawn at once where the script was loaded before, as
 * with the document that it was printed in (`late-parts.ts`); `lazy` would always suspend first.
 */
export function latePart<Props extends object>(
  fetchPart: () => Promise<{ readonly default: ComponentType<Props> }>,
): LatePart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let failure: unknown;
  const load = async () => {
    Loaded ??= (await fetchPart()).default;
  };
  function Part(props: Props) {
    if (Loaded) return <Loaded {...props} />;
    if (failure) throw failure;
    throw load().catch((error: unknown) => {
      failure = error;
    });
  }
  return Object.assign(Part, { load });
}
