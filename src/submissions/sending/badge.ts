import type { StoredRecords } from '@site/outbox';

/** The part of `navigator` that sets the count on an installed app's icon. */
export interface BadgeNavigator {
  readonly setAppBadge?: (count: number) => Promise<void>;
}

/**
 * Shows on the icon how many submissions are on this device, if the system supports it. Used by
 * page and worker, so that background deliveries are counted, too. Never rejects.
 */
export const showCountOnIcon = async (
  list: () => Promise<StoredRecords>,
  navigator: BadgeNavigator,
): Promise<void> => {
  try {
    const { records, unreadable } = await list();
    await navigator.setAppBadge?.(records.length + unreadable.length);
  } catch {
    // Not installed, not allowed, or without storage to count in.
  }
};
