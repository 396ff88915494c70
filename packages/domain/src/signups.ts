export const signupSettings = ['all', 'with_trafficsource', 'other'] as const;
export type SignupSetting = (typeof signupSettings)[number];

/** Query parameters with a visitor's traffic source; stripped from the URL once stored. */
export const trackingParameters = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
export type Tracking = Partial<Record<(typeof trackingParameters)[number], string>>;

/** Maximum length of a stored tracking value. */
export const trackingMaximumLength = 200;

/** Whether a query parameter is a tracking parameter, including lists of them. */
export function isTrackingName(name: string): boolean {
  return trackingParameters.some((known) => name === known || name.startsWith(`${known}[`));
}

/** Whether signup is open: to everyone, or to visitors with a traffic source. */
export function isSignupOpen(setting: SignupSetting, tracking: Tracking): boolean {
  if (setting === 'all') return true;
  return setting === 'with_trafficsource' && hasTrafficSource(tracking);
}

/** Whether a visitor came from a named source. */
export function hasTrafficSource(tracking: Tracking): boolean {
  return Boolean(tracking.network?.trim() || tracking.ref?.trim());
}

/**
 * Normalises a tracking value for storage: one line without control characters and lone surrogates; empty for
 * none.
 */
export function trackingValue(value: string): string {
  const line = value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]+/gu, ' ').trim();
  return Array.from(line.slice(0, trackingMaximumLength))
    .filter((sign) => !/\p{Surrogate}/u.test(sign))
    .join('')
    .trim();
}

/**
 * Splits a query into the tracking values and the parameters to keep in the URL; lists (`sub1[]=a`) are
 * dropped.
 */
export function splitTracking(query: Iterable<readonly [string, string]>): {
  tracking: Tracking;
  rest: [string, string][];
} {
  const tracking: Tracking = {};
  const rest: [string, string][] = [];
  for (const [name, value] of query) {
    const parameter = trackingParameters.find((known) => known === name);
    const kept = parameter && trackingValue(value);
    if (kept) tracking[parameter] ??= kept;
    else if (!isTrackingName(name)) rest.push([name, value]);
  }
  return { tracking, rest };
}
