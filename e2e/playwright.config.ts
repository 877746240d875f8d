import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { address, isTimeApart, timeAddress } from './support/address.ts';

const kept = path.resolve(import.meta.dirname, '..', process.env.DATA_DIR ?? '.data', 'e2e');
const { OWN_CERTIFICATE_KEY } = process.env;
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
  // A local deployment has a self-signed certificate.
  ...(OWN_CERTIFICATE_KEY ? [`--ignore-certificate-errors-spki-list=${OWN_CERTIFICATE_KEY}`] : []),
];

// In this order: those that wait for servers and each other first, the shortest last.
const others = [
  {
    name: 'journeys',
    testDir: 'journeys',
    use: { baseURL: address.checkout },
    // Starts API processes of its own, on a database that is named only for a run with its own deployment.
    testIgnore: process.env.TRIAL_DATABASE_URL ? [] : '**/panel-nodes.e2e.ts',
  },
  { name: 'backoffice', testDir: 'backoffice', use: { baseURL: address.backoffice } },
  { name: 'client-area', testDir: 'client-area', use: { baseURL: address.client } },
  { name: 'public-checkout', testDir: 'public-checkout', use: { baseURL: address.checkout } },
];

const time = {
  name: 'time',
  testDir: 'time',
  workers: 1,
  // Advances the clock of its whole deployment: if the other projects share it, it runs after them.
  dependencies: isTimeApart ? [] : others.map(({ name }) => name),
  use: { baseURL: timeAddress.client },
};

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  outputDir: path.join(kept, 'results'),
  reporter: [
    ['list'],
    ['html', { outputFolder: path.join(kept, 'report'), open: 'never' }],
    ['json', { outputFile: path.join(kept, 'results.json') }],
  ],
  // On two cores: one more, since tests also wait.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // The retry is for its recording: a test that passes only then has failed.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // A test's mocked responses must reach the page; tests of the service worker allow it.
    serviceWorkers: 'block',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    video: process.env.VIDEO === 'off' ? 'off' : 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: FLAGS, ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }) },
  },
  projects: [
    time,
    ...others,
    // Measured alone, one test at a time.
    {
      name: 'speed',
      testDir: 'speed',
      dependencies: [time, ...others].map(({ name }) => name),
      workers: 1,
      use: { baseURL: address.client },
    },
  ],
});
