/** The worker's script, at the root so that its scope covers every page. */
export const workerAddress = '/push-worker.js';

/** The brand's mark in a format that every browser can show beside a notification; mails link to it too. */
export const notificationIcon = '/icon.png';
