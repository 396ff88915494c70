type Badging = Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>;

function knowsBadges(device: object): device is Badging {
  return 'setAppBadge' in device && 'clearAppBadge' in device;
}

/** Shows a number on the installed app's icon; does nothing where that is unsupported or fails. */
export async function showAppBadge(count: number, device: object = navigator): Promise<void> {
  if (!knowsBadges(device)) return;
  try {
    await (count > 0 ? device.setAppBadge(count) : device.clearAppBadge());
  } catch {
    return;
  }
}
