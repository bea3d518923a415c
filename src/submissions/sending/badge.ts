import type { StoredRecords } from '@site/outbox';

/** The part of `navigator` that sets the count on an installed app's icon. */
export interface BadgeNavigator {
  readonly setAppBadge?: (count: number) => Promise<void>;
}

/**
 * Shows on the icon how many submissions wait on this device, if the system supports that. The
 * worker also calls it, because a delivery in the background changes the count. Never rejects.
 */
export const showCountOnIcon = async (
  list: () => Promise<StoredRecords>,
  navigator: BadgeNavigator,
): Promise<void> => {
  try {
    const { records, unreadable } = await list();
    await navigator.setAppBadge?.(records.length + unreadable.length);
  } catch {
    // The app is not installed, the badge is not allowed, or storage fails.
  }
};
