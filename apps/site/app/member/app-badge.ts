type Badging = Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>;

function knowsBadges(device: object): device is Badging {
  return 'setAppBadge' in device && 'clearAppBadge' in device;
}

/** Shows a number on the installed app's icon; where that is unknown or fails, nothing happens. */
export async function showAppBadge(count: number, device: object = navigator): Promise<void> {
  if (!knowsBadges(device)) return;
  try {
    await (count > 0 ? device.setAppBadge(count) : device.clearAppBadge());
  } catch {
    return;
  }
}
