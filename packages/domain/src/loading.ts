/** Delay, duration and fade-out of the page loading bar. */
export const loadingBar = { throttleMs: 200, durationMs: 5_000, hideDelayMs: 500 } as const;

/** Links in the viewport are prefetched after this idle time. */
export const prefetchIdleMs = 2_000;

/** The minimum time between two reloads after a failed route or chunk. */
export const chunkReloadMs = 60_000;

/** Cache lifetime of a device position and the place found for it. */
export const geolocationMaxAgeMs = 3_600_000;
