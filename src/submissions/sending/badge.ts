import type { StoredRecords } from '@site/outbox';

/** Shows the number of unsent or unreadable submissions on the app's icon. Never rejects. */
export const showCountOnIcon = async (list: () => Promise<StoredRecords>): Promise<void> => {
  try {
    const { records, unreadable } = await list();
    await navigator.setAppBadge(records.length + unreadable.length);
  } catch {
    // Badges are unsupported or forbidden, or storage failed.
  }
};
