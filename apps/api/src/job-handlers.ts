import { sendResetLinks } from './access/recovery/reset.job.ts';
import { contentsToAlert } from './content/publishing/alert-readers.ts';
import { extractTexts } from './content/search/extract-texts.job.ts';
import { sweepFiles } from './content/reports/sweep-files.job.ts';
import { fetchQuotes } from './investments/quotes/fetch-quotes.job.ts';
import { closeLost } from './investments/quotes/quote-fetches.store.ts';
import { loadWaiting } from './investments/quotes/load-quotes.job.ts';
import { openLoads, quoteFilesInUse } from './investments/quotes/quote-loads.store.ts';
import type { DueQueries } from './jobs/due-jobs.ts';
import type { DeadJobHandlers, JobHandlers } from './jobs/job-input.ts';
import { HEARTBEAT_SECONDS } from './jobs/queues.ts';
import { sendWeeklySummaries } from './investments/changes/weekly-summary.job.ts';
import { publishRecordRoot } from './investments/record/publish-root.job.ts';
import { notify, publish } from './messaging/notifications/fan-out.job.ts';
import { dueNotifications } from './messaging/notifications/fan-out.store.ts';
import { deliverPushes } from './messaging/push/push.job.ts';
import { dueDeliveries } from './messaging/push/push.store.ts';
import { purge } from './jobs/purge.ts';
import { compareBooks } from './sales/discrepancies/compare-books.job.ts';
import { returnMoney } from './sales/discrepancies/return-money.job.ts';
import { fold, foldable } from './sales/payments/fold.job.ts';
import { checkInvariants } from './sales/purchases/check-invariants.job.ts';
import { markRefundFailed, requestRefund } from './sales/refunds/refund.job.ts';
import { endAccess, endedAccess, expirePayments, overduePayments } from './sales/purchases/expire.job.ts';
import { pendingPayments, reconcile } from './sales/purchases/reconcile.job.ts';
import { reconcileConfirmed } from './sales/purchases/reconcile-confirmed.job.ts';
import { voidAndSync } from './sales/purchases/void.job.ts';
import { remindChosen } from './sales/reminders/remind-chosen.job.ts';
import { remind } from './sales/reminders/remind.job.ts';
import { dueResumeLinks } from './sales/resume-links/resume-links.store.ts';
import { sendResumeLinks } from './sales/resume-links/send-resume-links.job.ts';
import { processWaitingEvents } from './sales/webhooks/process-events.ts';
import { unprocessedEvents } from './sales/webhooks/webhooks.store.ts';
import type { Services } from './services.ts';

/** The handler of each job. */
export const jobHandlers = (services: Services): JobHandlers => ({
  mail: (mail) => services.mailer.send(mail),
  reset: (input) => sendResetLinks(services, input),
  void: (input) => voidAndSync(services, input),
  refund: (input) => requestRefund(services, input),
  reconcile: async () => {
    await processWaitingEvents(services);
    await reconcile(services);
  },
  reconcile_confirmed: () => reconcileConfirmed(services),
  return_money: (input) => returnMoney(services, input),
  publish: () => publish(services),
  notify: ({ notificationId }) => notify(services, notificationId),
  push: () => deliverPushes(services),
  compare_books: () => compareBooks(services),
  expire: () => expirePayments(services),
  end_access: () => endAccess(services),
  remind: () => remind(services),
  remind_chosen: (input) => remindChosen(services, input),
  send_resume_links: () => sendResumeLinks(services),
  fold: () => fold(services),
  check_invariants: () => checkInvariants(services),
  extract_text: ({ reportId }) => extractTexts(services, reportId),
  extract_texts: () => extractTexts(services),
  publish_record_root: () => publishRecordRoot(services),
  weekly_summary: () => sendWeeklySummaries(services),
  purge: () => purge(services),
  sweep_files: () => sweepFiles(services, quoteFilesInUse),
  load_quotes: () => loadWaiting(services),
  fetch_quotes: () => fetchQuotes(services),
});

/** What each due job would do: the same queries as in its handler. */
export const dueQueries = (services: Pick<Services, 'config' | 'db' | 'now'>): DueQueries => {
  const { db, now } = services;
  return {
    reconcile: () => [unprocessedEvents(db, now()), pendingPayments(services)],
    expire: () => [overduePayments(services)],
    end_access: () => [endedAccess(services)],
    send_resume_links: () => [dueResumeLinks(services)],
    publish: () => [contentsToAlert(now()), dueNotifications(db, now())],
    push: () => [dueDeliveries(now())],
    fold: foldable,
    load_quotes: () => [openLoads(db)],
  };
};

/** What happens for a job that failed its last attempt, besides recording it. */
export const deadJobHandlers = (services: Services): DeadJobHandlers => ({
  refund: (input, error) => markRefundFailed(services, input, error),
  // The next one may have begun meanwhile.
  fetch_quotes: () => {
    const now = services.now();
    return closeLost(services.db, new Date(now.getTime() - HEARTBEAT_SECONDS * 1000), now);
  },
});
