import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureChromium } from '../../../scripts/lib/chromium.mjs'
import { readIfExists } from '../../../scripts/lib/paths.mjs'
import { identify, stopProcess, until } from '../../../scripts/lib/processes.mjs'

const START_MS = 60_000

export type OpenBrowser = { port: number; close: () => Promise<void> }

/** A browser with its own profile that listens for Lighthouse on a port of its choice. */
export async function openBrowser(): Promise<OpenBrowser> {
  const { executablePath, args, env } = await ensureChromium()
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'kaido-lighthouse-'))
  const child = spawn(
    executablePath,
    [
      ...args,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--no-first-run',
      '--no-default-browser-check',
      '--disable-extensions',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--hide-scrollbars',
      'about:blank',
    ],
    { env: { ...process.env, ...env }, stdio: 'ignore' },
  )
  const identity = identify(child.pid)
  const close = async () => {
    await stopProcess(identity, { graceMs: 5_000 })
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  // The browser writes its port to the first line of this file.
  const portFile = path.join(profile, 'DevToolsActivePort')
  const portOf = () => Number(readIfExists(portFile)?.split('\n')[0]) || 0
  if (!(await until(() => portOf() > 0, START_MS))) {
    await close()
    throw new Error(`The browser ${executablePath} did not open a port within ${START_MS / 1_000} s`)
  }
  return { port: portOf(), close }
}
