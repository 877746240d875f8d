import type { RecordAddresses } from '../../app/address.ts';

export const to = {};
export const recordAddresses: RecordAddresses = {};
