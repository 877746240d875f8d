/** A list's filters, order and page size, which a user saved under a name. */
export interface SavedView {
  id: number;
  /** The path of the list's endpoint. */
  list: string;
  name: string;
  /** The query of its URL. */
  query: string;
}
/** Of a list. */
export const MAX_VIEWS = 10;
export const MAX_VIEW_NAME = 40;

/** The filters that may name a person, by a name, email, CPF or phone, or by a client's own words. They are not saved. */
export const PERSONAL_FILTERS: readonly string[] = [
  'client.filter',
  'client.phone',
  'client_message.filter',
  'u.name',
  'u.email',
];
