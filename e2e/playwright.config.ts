import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { address } from './support/address.ts';

const kept = path.resolve(import.meta.dirname, '..', process.env.DATA_DIR ?? '.data', 'e2e');
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-domain-reliability',
  '--no-pings',
  '--font-render-hinting=none',
];

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  outputDir: path.join(kept, 'results'),
  reporter: [
    ['list'],
    ['html', { outputFolder: path.join(kept, 'report'), open: 'never' }],
    ['json', { outputFile: path.join(kept, 'results.json') }],
  ],
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine that others use too may stall for longer than a wait; what passes only at the second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    video: process.env.VIDEO === 'off' ? 'off' : 'retain-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: FLAGS, ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }) },
  },
  projects: [
    { name: 'public-checkout', testDir: 'public-checkout', use: { baseURL: address.checkout } },
    { name: 'client-area', testDir: 'client-area', use: { baseURL: address.client } },
    { name: 'backoffice', testDir: 'backoffice', use: { baseURL: address.backoffice } },
    { name: 'journeys', testDir: 'journeys', use: { baseURL: address.checkout } },
    // Moves the time of the whole deployment, so the others are over when it begins.
    {
      name: 'time',
      testDir: 'time',
      dependencies: ['public-checkout', 'client-area', 'backoffice', 'journeys'],
      use: { baseURL: address.client },
    },
  ],
});
