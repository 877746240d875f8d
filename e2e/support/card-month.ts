/** The last month of a card that is good for years, whenever the tests run. */
export const CARD_MONTH = `08/${new Date().getFullYear() + 5}`;
