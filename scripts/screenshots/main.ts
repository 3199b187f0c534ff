/** `npm run screenshots -- [word …]` writes pictures of every kind of page of the demo site into screenshots/. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { copyDemoData } from '../../tests/support/browser-data.ts'
import { openChromium } from '../../tests/support/chromium.ts'
import { findPageKinds } from '../../tests/support/page-kinds.ts'
import { startSite } from '../../tests/support/site.ts'
import { readCommandLine, refuseCommandLine } from '../read-command-line.ts'
import { allWords, choosePictures, fileOf, type Picture } from './choose-pictures.ts'

const usage = `npm run screenshots -- [word …]
Takes pictures of the pages into screenshots/. Words narrow the choice:
${allWords.join(' ')}`
const folder = path.resolve(import.meta.dirname, '../../screenshots')

const { positionals } = readCommandLine(usage, { allowPositionals: true })
const unknown = positionals.find((word) => !allWords.includes(word))
if (unknown !== undefined) refuseCommandLine(usage, `There are no pictures of ${unknown}.`)
// A site that is started here has a database of its own.
delete process.env['DATABASE_URL']

// The first signal stops taking pictures, so that the browser and the site are closed; the second one ends the
// process at once.
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isStopped = true))

const running = process.env['SITE_ORIGIN']
if (running) await receivePictures(running)
else await withDemoSite(receivePictures)

async function withDemoSite(work: (origin: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'concert-hall-screenshots-'))
  try {
    const shopPort = await copyDemoData(dataDir)
    const site = await startSite({ env: { DEMO: '1', DATA_DIR: dataDir, SHOP_PORT: shopPort } })
    try {
      await work(site.origin)
    } finally {
      await site.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function receivePictures(origin: string): Promise<void> {
  const pictures = choosePictures(positionals)
  const kinds = await findPageKinds(origin)
  // Pictures of an earlier run would otherwise appear in the index as if they belonged to this one.
  await rm(folder, { recursive: true, force: true })
  const browser = await openChromium()
  try {
    for (const picture of pictures) {
      if (isStopped) return
      await mkdir(path.dirname(path.join(folder, fileOf(picture))), { recursive: true })
      await takePicture(browser, origin + kinds[picture.kind][picture.language], picture)
    }
  } finally {
    await browser.close()
  }
  await writeFile(path.join(folder, 'index.html'), describePictures(pictures.map(fileOf)))
  console.log(`${pictures.length} pictures: ${path.join(folder, 'index.html')}`)
}

async function takePicture(browser: Browser, address: string, picture: Picture): Promise<void> {
  const file = path.join(folder, fileOf(picture))
  const [width, light] = 'isPrinted' in picture ? [794, 'day'] : [picture.width, picture.light]
  const page = await browser.newPage({
    viewport: { width, height: width < 700 ? 780 : 900 },
    colorScheme: light === 'evening' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: 'Europe/Berlin',
  })
  try {
    await page.goto(address)
    // Lazy pictures below the fold are only fetched when they are scrolled into view.
    await page.evaluate(`(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo(0, y)
        await new Promise((done) => setTimeout(done, 50))
      }
      scrollTo(0, 0)
      await document.fonts.ready
    })()`)
    await page.waitForLoadState('networkidle')
    if ('isPrinted' in picture) await page.pdf({ path: file, preferCSSPageSize: true })
    else await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
  } finally {
    await page.close()
  }
}

/** Writes a page with a contact sheet for each kind. */
function describePictures(files: string[]): string {
  const sheets = Map.groupBy(files, (file) => path.posix.dirname(file))
  const sections = [...sheets].map(
    ([kind, ofKind]) =>
      `<h2 id="${kind}">${kind}</h2>\n<p>${ofKind.map((file) => `<a href="${file}">${showFile(file)}</a>`).join('\n')}</p>`,
  )
  const links = [...sheets.keys()].map((kind) => `<a href="#${kind}">${kind}</a>`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures of all pages</title>
<style>
  body { font: 14px sans-serif }
  p { display: flex; flex-wrap: wrap; gap: 1em; align-items: start }
  img { display: block; inline-size: 15em; border: 1px solid }
</style>
<p>${links.join('\n')}</p>
${sections.join('\n')}
</html>
`
}

function showFile(file: string): string {
  const name = path.posix.basename(file)
  return name.endsWith('.pdf') ? name : `<img src="${file}" alt="" loading="lazy">${name}`
}
