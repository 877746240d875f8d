import type { JobName } from '@mirante/domain/house/failed-job.ts';
import type { Mail } from '../gateways/mail/port.ts';

/** What each job is given. */
export interface JobInput {
  mail: Mail;
  /** Somebody asked for a reset of this address's password. */
  reset: { email: string };
  /** A charge that nobody shall pay any more: its client is gone. */
  void: { paymentId: number };
  /** Money that the gateway is to give back. */
  refund: { refundId: number };
  reconcile: Record<string, never>;
  reconcile_confirmed: Record<string, never>;
  expire: Record<string, never>;
  end_access: Record<string, never>;
  remind: Record<string, never>;
  /** Reminders that staff asked for. */
  remind_chosen: { reminderIds: number[] };
  /** Tells of contents whose moment has come, and ends what other processes began. */
  publish: Record<string, never>;
  /** A notification whose time to be taken back ends. */
  notify: { notificationId: number };
  /** Pushes that wait. */
  push: Record<string, never>;
  /** Money that is no payment's, which finance gives back. */
  return_money: { discrepancyId: number };
  compare_books: Record<string, never>;
  fold: Record<string, never>;
  check_invariants: Record<string, never>;
  /** The text of a report's newest PDF. */
  extract_text: { reportId: number };
  /** The texts of PDFs that are still unread. */
  extract_texts: Record<string, never>;
  publish_record_root: Record<string, never>;
  weekly_summary: Record<string, never>;
  purge: Record<string, never>;
  sweep_files: Record<string, never>;
  /** Files of quotes that wait. */
  load_quotes: Record<string, never>;
  /** What the configured sources have that is newer. */
  fetch_quotes: Record<string, never>;
}
export type { JobName };
/** What each job does. */
export type JobHandlers = { [N in JobName]: (input: JobInput[N]) => Promise<void> };
/** What is done once a job has failed at its last try. It may be done more than once. */
export type DeadJobHandlers = { [N in JobName]?: (input: JobInput[N], error: string) => Promise<void> };
