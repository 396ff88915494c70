export const signupSettings = ['all', 'with_trafficsource', 'other'] as const;
export type SignupSetting = (typeof signupSettings)[number];

/** Query parameters that tell where a visitor came from; stripped from the address once kept. */
export const trackingParameters = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
export type Tracking = Partial<Record<(typeof trackingParameters)[number], string>>;

/** Longest tracking value that is kept. */
export const trackingMaximumLength = 200;

/** Whether a query parameter speaks of the traffic source, as a list of such values too. */
export function isTrackingName(name: string): boolean {
  return trackingParameters.some((known) => name === known || name.startsWith(`${known}[`));
}

/** Whether signup is open: to all, or to those with a traffic source. */
export function isSignupOpen(setting: SignupSetting, tracking: Tracking): boolean {
  if (setting === 'all') return true;
  return setting === 'with_trafficsource' && hasTrafficSource(tracking);
}

/** Whether a visitor came from a named source. */
export function hasTrafficSource(tracking: Tracking): boolean {
  return Boolean(tracking.network?.trim() || tracking.ref?.trim());
}

/** A tracking value as it is kept: one line without control characters and halves of characters; empty for none. */
export function trackingValue(value: string): string {
  const line = value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]+/gu, ' ').trim();
  return Array.from(line.slice(0, trackingMaximumLength))
    .filter((sign) => !/\p{Surrogate}/u.test(sign))
    .join('')
    .trim();
}

/** Splits a query into the tracking values and what stays in the address; lists (`sub1[]=a`) are dropped. */
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
