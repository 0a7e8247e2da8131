import { defineConfig } from '@playwright/test'
import { ensureChromium } from './scripts/lib/chromium.mjs'
import { freePort } from './scripts/lib/ports.mjs'
import { MAILBOX } from './tests/e2e/support/mailbox'

// This file is read again in every worker, which inherits the port chosen the first time.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_PROVIDER_PORT ??= String(await freePort())
const address = `http://localhost:${process.env.E2E_PORT}`
const provider = `http://127.0.0.1:${process.env.E2E_PROVIDER_PORT}`
const browser = await ensureChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.E2E_REPORT ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  use: {
    baseURL: address,
    browserName: 'chromium',
    trace: 'off',
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      env: { ...process.env, ...browser.env } as Record<string, string>,
    },
  },
  // A test runs once, on a desktop. One tagged @both also runs on a phone, because its layout or usage
  // differs there; one tagged @phone runs only on a phone.
  projects: [
    { name: 'desktop', grepInvert: /@phone\b/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@(phone|both)\b/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: [
    {
      // In place of Google: nothing here needs the internet.
      command: 'node --import tsx tests/e2e/accounts/openid-provider.ts',
      url: `${provider}/.well-known/openid-configuration`,
      reuseExistingServer: false,
    },
    {
      command: 'node scripts/e2e-server.mjs',
      url: `${address}/readyz`,
      env: {
        GOOGLE_ISSUER: provider,
        GOOGLE_CLIENT_ID: 'kaido',
        GOOGLE_CLIENT_SECRET: 'kaido-secret',
        ...MAILBOX,
      },
      // Building and filling the database come first.
      timeout: 15 * 60_000,
      reuseExistingServer: false,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  ],
})
