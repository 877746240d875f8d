// Read before each test file, which shares its process and its modules with others.
import { afterAll, vi } from 'vitest';
import { setHashCost } from '../crypto/passwords.ts';
import { meters } from '../metrics/meters.ts';
import { closeTestApis } from './api.ts';
import { HASH_COST } from './factory.ts';

for (const meter of Object.values(meters)) meter.reset();
setHashCost(HASH_COST);
afterAll(closeTestApis);
afterAll(() => void vi.restoreAllMocks());
