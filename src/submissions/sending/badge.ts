import type { StoredRecords } from '@site/outbox';

export interface BadgeNavigator {
  readonly setAppBadge?: (count: number) => Promise<void>;
}

/** Shows on the icon how many submissions on this device are unsent. Never rejects. */
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
