// Setup of each test file; files share a process and its modules.
import { afterAll, vi } from 'vitest';
import { setHashCost } from '../crypto/passwords.ts';
import { meters } from '../metrics/meters.ts';
import { closeTestApis } from './api.ts';
import { HASH_COST } from './factory.ts';

for (const meter of Object.values(meters)) meter.reset();
setHashCost(HASH_COST);
afterAll(closeTestApis);
afterAll(() => void vi.restoreAllMocks());
