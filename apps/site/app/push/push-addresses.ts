/** The worker's script, at the root so that it is every page's. */
export const workerAddress = '/push-worker.js';

/** The brand's mark as a picture that every browser can show beside a notification; mails name its address too. */
export const notificationIcon = '/icon.png';
