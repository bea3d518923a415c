import { createOutbox } from '@site/outbox';
import { attachToPage } from '@site/outbox/page';
import { answeredElsewhere, watchedFetch } from '../../connection/watched-fetch.ts';
import { receiptIsKept } from '../../content/retention.ts';
import { env } from '../../env.ts';
import { kindNames, validate } from '../../submissions/kinds.ts';
import { sentPage } from '../../submissions/native-forms.ts';
import { showCountOnIcon } from '../../submissions/sending/badge.ts';
import { outboxSettings } from '../../submissions/sending/outbox-settings.ts';
import type { DraftRecord, Outbox } from '../../submissions/sending/outbox-types.ts';
import { siteSender } from '../../submissions/sending/site-sender.ts';
import type { Submission } from '../../submissions/submission.ts';
import { createSubmissionId } from '../../submissions/submission-id.ts';
import { notices } from '../notices/notices.ts';
import { storageKeys } from '../storage-keys.ts';
import { becomes } from '../visibility.ts';
import { followDelivered } from './delivered-notice.ts';
import { moveEarly } from './move-early.ts';
import { followRefused } from './refused-notice.ts';

const DAY_MS = 24 * 60 * 60_000;

const hasText = ({ submission }: DraftRecord, { kind, fields }: Submission): boolean => {
  if (submission.kind !== kind) return false;
  const checked = validate(kind, submission.fields);
  return checked.ok && JSON.stringify(checked.fields) === JSON.stringify(fields);
};

/**
 * Erases a form's draft if the browser opened this page by posting the form. If the page confirms
 * the delivery, also marks the form's receipts as seen.
 */
const settlePosted = async ({ drafts, receipts, list }: Outbox): Promise<void> => {
  const [navigation] = performance.getEntriesByType('navigation');
  // After Back or a reload of the confirmation page, the draft is a new one, which must be kept.
  if (!navigation || !('type' in navigation) || navigation.type !== 'navigate') return;
  const confirmed = kindNames.find((each) => sentPage(each) === window.openedAt);
  const stored = await list();
  // If no receipt arrives in time, the worker opens the list of waiting submissions instead.
  await drafts.forgetOwn(
    (draft) =>
      draft.submission.kind === confirmed ||
      stored.records.some(({ submission }) => hasText(draft, submission)),
  );
  if (!confirmed) return;
  const said = stored.receipts.filter(({ submission }) => submission.kind === confirmed);
  await receipts.told(said.map(({ submission }) => submission.id));
};

/** Makes the browser ask before it closes a page with unsaved submissions. */
const warnOfLoss = (outbox: Outbox): void => {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  const look = async () => {
    const { unsaved } = await outbox.list().catch(() => ({ unsaved: undefined }));
    if (unsaved?.size) {
      addEventListener('beforeunload', warn);
      return;
    }
    // Removes the listener, which would keep the page out of the back/forward cache.
    removeEventListener('beforeunload', warn);
    notices.dismissKind('unsaved');
  };
  outbox.subscribe(() => void look());
};

export const startOutbox = async (): Promise<Outbox> => {
  const outbox = createOutbox({
    ...outboxSettings,
    // Requests to Firestore are not watched, because they do not test the connection to this site.
    send: siteSender(
      env,
      env.graphqlEndpoint === null ? (url, init) => fetch(url, init) : watchedFetch,
    ),
    createId: createSubmissionId,
    tabKey: storageKeys.ownDraft,
    seen: () => becomes('visible'),
    receiptsKeptMs: receiptIsKept.count * DAY_MS,
  });
  await moveEarly(outbox.drafts);
  // If storage fails, there is no draft to erase.
  await settlePosted(outbox).catch(() => {});

  outbox.subscribe((event) => {
    if (event.type === 'changed') void showCountOnIcon(outbox.list);
    else answeredElsewhere();
  });
  followDelivered(outbox);
  followRefused(outbox);
  warnOfLoss(outbox);
  // The worker may have delivered messages while no page was open, so the badge may be outdated.
  void showCountOnIcon(outbox.list);
  await attachToPage(outbox);
  return outbox;
};
