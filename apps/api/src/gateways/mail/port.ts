export interface Mail {
  to: string;
  subject: string;
  /** Plain text; the HTML part is made of it. A paragraph of two lines, words and a link, becomes a button. */
  text: string;
  /** Where one request turns such mails off: mail programs offer it as a button (RFC 8058). */
  unsubscribe?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}
