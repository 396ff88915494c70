import type { ComponentType } from 'react';

/** Thrown by a late part whose script could not be loaded. */
export class LoadFailure extends Error {
  /** @param forget makes the part load again the next time it renders */
  constructor(
    cause: unknown,
    readonly forget: () => void,
  ) {
    super(String(cause));
  }
}

/** A component whose script is not part of a page's first load. */
export interface LatePart<Props> {
  (props: Props): JSX.Element;
  /** Fetches the script; rejects on failure, and a later call retries. */
  readonly load: () => Promise<void>;
}

/**
 * Creates a late part. It suspends until its script is loaded, throws a `LoadFailure` if that fails, and
 * renders synchronously if it was loaded before; `lazy` would always suspend first, and never load again.
 */
export function latePart<Props extends object>(
  fetchPart: () => Promise<{ readonly default: ComponentType<Props> }>,
): LatePart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let failure: LoadFailure | undefined;
  const load = async () => {
    Loaded ??= (await fetchPart()).default;
  };
  const forget = () => {
    failure = undefined;
  };
  function Part(props: Props) {
    if (Loaded) return <Loaded {...props} />;
    if (failure) throw failure;
    throw load().catch((error: unknown) => {
      failure = new LoadFailure(error, forget);
    });
  }
  return Object.assign(Part, { load });
}
