import type { StoredRecords } from '@site/outbox';

export interface BadgeNavigator {
  readonly setAppBadge?: (count: number) => Promise<void>;
}

/** Shows on the app's icon how many submissions are unsent or unreadable. Never rejects. */
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
