/** The bar at the top while a page loads: it waits, runs and lingers for these times. */
export const loadingBar = { throttleMs: 200, durationMs: 5_000, hideDelayMs: 500 } as const;

/** Links in view are prefetched after this idle time. */
export const prefetchIdleMs = 2_000;

/** A page reloads after a failed route or chunk at most once in this time. */
export const chunkReloadMs = 60_000;

/** A position of the device, and the place it was found to be in, are good for this time. */
export const geolocationMaxAgeMs = 3_600_000;
