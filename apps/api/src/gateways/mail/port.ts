export interface Mail {
  to: string;
  subject: string;
  /** Plain text, from which the HTML part is made. A paragraph of two lines, a label and a link, becomes a button. */
  text: string;
  /** The one-click unsubscribe URL (RFC 8058). */
  unsubscribe?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}
