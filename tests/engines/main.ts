/**
 * `npm run test:engines -- [firefox | webkit] …` walks the journeys of visitors and editors in the system's Firefox and
 * WebKitGTK, the engine of Safari. It needs Debian's firefox-esr, webkit2gtk-driver and xvfb; `npm run test:all` runs it where they are installed.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readCommandLine, refuseCommandLine } from '../../scripts/read-command-line.ts'
import { installApart } from '../../scripts/packages/install-apart.ts'
import { copyDemoData } from '../support/browser-data.ts'
import { startSite } from '../support/site.ts'
import { engineNames, type Engine, type EngineName } from './engine.ts'
import { journeys } from './journeys.ts'
import { Person } from './person.ts'

const usage = `npm run test:engines -- [${engineNames.join(' | ')}] [--journey WORD]`
// The drivers are packages of their own, which are installed first.
const openers: Record<EngineName, () => Promise<Engine>> = {
  firefox: async () => (await import('./firefox.ts')).openFirefox(),
  webkit: async () => (await import('./webkit.ts')).openWebKit(),
}

const { positionals, values } = readCommandLine(usage, {
  allowPositionals: true,
  options: { journey: { type: 'string', default: '' } },
})
const unknown = positionals.find((word) => !engineNames.some((name) => name === word))
if (unknown !== undefined) refuseCommandLine(usage, `There is no engine ${unknown}.`)
const chosen = engineNames.filter((name) => positionals.length === 0 || positionals.includes(name))
installApart('tests/engines')
// The site that is started here has a database of its own.
delete process.env['DATABASE_URL']

let passed = 0
let failed = 0
const dataDir = await mkdtemp(path.join(tmpdir(), 'concert-hall-engines-'))
try {
  const shopPort = await copyDemoData(dataDir)
  const site = await startSite({ env: { DEMO: '1', DATA_DIR: dataDir, SHOP_PORT: shopPort } })
  try {
    for (const name of chosen)
      for (const journey of journeys.filter((one) => one.name.includes(values.journey)))
        await walk(name, journey, site.origin)
  } finally {
    await site.stop()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** Each journey has a browser of its own, because a crash of one must not end the others. */
async function walk(name: EngineName, journey: (typeof journeys)[number], origin: string): Promise<void> {
  const began = performance.now()
  const engine = await openers[name]()
  try {
    await journey.walk(new Person(engine, origin))
    passed += 1
    console.log(`passed  ${name}: ${journey.name} (${Math.round((performance.now() - began) / 1000)} s)`)
  } catch (error) {
    failed += 1
    console.error(`failed  ${name}: ${journey.name}`)
    console.error(error)
  } finally {
    await engine.close()
  }
}
