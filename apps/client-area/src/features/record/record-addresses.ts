import { to } from '../../app/to.ts';

export const recordAddresses = { portfolios: to.record(), trades: to.tradeRecord() };
