import type { RecordAddresses } from '../../app/address.ts';

export const to = { traceReport: () => '/relatorios/rastrear' };
export const recordAddresses: RecordAddresses = {};
