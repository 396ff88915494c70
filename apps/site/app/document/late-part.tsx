import type { ComponentType } from 'react';

/** A component whose script is not part of a page's first load. */
export interface LatePart<Props> {
  (props: Props): JSX.Element;
  /** Fetches the script; rejects on failure, and a later call retries. */
  readonly load: () => Promise<void>;
}

/**
 * Creates a late part. It suspends until its script is loaded, and renders synchronously if it was loaded
 * before, as with the document that it was rendered in (`late-parts.ts`); `lazy` would always suspend first.
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
