export interface Mail {
  to: string;
  subject: string;
  /** Plain text; the HTML part is made of it. A line that is a link alone becomes a button. */
  text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}
