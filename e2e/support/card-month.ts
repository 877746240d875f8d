/** An expiry month that is valid for years, whenever the tests run. */
export const CARD_MONTH = `08/${new Date().getFullYear() + 5}`;
