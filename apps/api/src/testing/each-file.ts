// Read before each test file, which shares its process and its modules with others.
import { afterAll, vi } from 'vitest';
import { meters } from '../metrics/meters.ts';
import { closeTestApis } from './api.ts';

for (const meter of Object.values(meters)) meter.reset();
afterAll(closeTestApis);
afterAll(() => void vi.restoreAllMocks());
