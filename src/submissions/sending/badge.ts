import type { StoredRecords } from '@site/outbox';

/** Shows on the app's icon how many submissions are unsent or unreadable. Never rejects. */
export const showCountOnIcon = async (list: () => Promise<StoredRecords>): Promise<void> => {
  try {
    const { records, unreadable } = await list();
    await navigator.setAppBadge(records.length + unreadable.length);
  } catch {
    // The browser lacks or forbids the badge, or storage fails.
  }
};
