import type { JobName } from '@mirante/domain/house/failed-job.ts';
import type { Mail } from '../gateways/mail/port.ts';

/** The input of each job. */
export interface JobInput {
  mail: Mail;
  /** A password reset for this address. */
  reset: { email: string };
  /** A charge that must not be paid any more. */
  void: { paymentId: number };
  /** A refund to request from the gateway. */
  refund: { refundId: number };
  reconcile: Record<string, never>;
  reconcile_confirmed: Record<string, never>;
  expire: Record<string, never>;
  end_access: Record<string, never>;
  remind: Record<string, never>;
  /** Reminders requested by staff. */
  remind_chosen: { reminderIds: number[] };
  /** Links to finish abandoned checkouts. */
  send_resume_links: Record<string, never>;
  /** Notifies of contents whose publishing time has come, and completes what other processes began. */
  publish: Record<string, never>;
  /** A notification at the end of its undo time. */
  notify: { notificationId: number };
  /** Waiting pushes. */
  push: Record<string, never>;
  /** Unassigned money that finance refunds. */
  return_money: { discrepancyId: number };
  compare_books: Record<string, never>;
  fold: Record<string, never>;
  check_invariants: Record<string, never>;
  /** The text of a report's newest PDF. */
  extract_text: { reportId: number };
  /** The texts of all PDFs not extracted yet. */
  extract_texts: Record<string, never>;
  publish_record_root: Record<string, never>;
  weekly_summary: Record<string, never>;
  purge: Record<string, never>;
  sweep_files: Record<string, never>;
  /** Waiting quote files. */
  load_quotes: Record<string, never>;
  /** New quotes from the configured sources. */
  fetch_quotes: Record<string, never>;
}
export type { JobName };
/** The handler of each job. */
export type JobHandlers = { [N in JobName]: (input: JobInput[N]) => Promise<void> };
/** Runs when a job failed its last attempt; possibly more than once. */
export type DeadJobHandlers = { [N in JobName]?: (input: JobInput[N], error: string) => Promise<void> };
