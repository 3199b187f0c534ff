import { setTimeout } from 'node:timers/promises'
import { findFreePort } from '../../tests/support/find-free-port.ts'
import { signIn } from '../../tests/support/sign-in.ts'
import { startSite } from '../../tests/support/site.ts'
import { inspectDrill, keepSaving, keepSending, keepUploading, openDrill, prepareDrill } from '../drill.ts'
import { killAll, type Bench } from '../hall.ts'
import { median } from '../measure.ts'
import { openRandom } from '../random.ts'
import { compareWithBar } from '../report.ts'

/** Each life of the site ends after a number of acknowledged requests up to this one, and some milliseconds. */
const maxLife = { requests: 40, milliseconds: 30 }
/** In seconds, from the start of the process to the first page. */
const returnBar = 3

/**
 * Kills the whole site with its database at random moments while staff save and upload and visitors send forms, and
 * starts it again: whatever was acknowledged has to be there once, and the site has to be back soon.
 */
export const benchKill: Bench = async function* ({ hall, kills }) {
  const random = openRandom(1913)
  const seconds: number[] = []
  const drill = await openDrill(100)
  const env = {
    DEMO: '1',
    DATA_DIR: hall.folder,
    PORT: String(await findFreePort()),
    SHOP_PORT: String(await findFreePort()),
    SMTP_URL: drill.smtpUrl,
  }
  const start = async () => {
    const started = await startSite({ env, isGroup: true })
    const { status } = await fetch(`${started.origin}/de`)
    if (status !== 200) throw new Error(`The home page answered ${status}.`)
    return started
  }
  let site = await start()
  try {
    drill.origin = site.origin
    drill.session = await signIn(site.origin)
    const database = await hall.openDatabase()
    await prepareDrill(drill, database.db)
    await database.close()
    const work = Promise.all([
      ...[1, 2].map(() => keepSaving(drill)),
      ...[1, 2].map(() => keepSending(drill)),
      ...[1, 2, 3].map(() => keepUploading(drill)),
    ])
    work.catch(() => drill.ending.abort()) // a refusal ends the drill
    process.once('SIGINT', () => drill.ending.abort()) // what was reached is still inspected
    while (seconds.length < kills && !drill.ending.signal.aborted) {
      const enough = drill.acknowledged + random.whole(1, maxLife.requests)
      while (drill.acknowledged < enough && !drill.ending.signal.aborted) await setTimeout(1)
      await setTimeout(random.whole(0, maxLife.milliseconds))
      await killAll(hall, site)
      const began = performance.now()
      site = await start()
      seconds.push((performance.now() - began) / 1000)
      const { saves, entries, uploads, mails } = drill
      process.stderr.write(
        `  ${seconds.length}: back after ${seconds.at(-1)?.toFixed(1)} s; ${saves.size} saves, ${entries.size} entries, ${uploads.size} uploads acknowledged, ${mails.length} mails\n`,
      )
    }
    drill.ending.abort()
    await work
    const reopened = await hall.openDatabase()
    const rows = await inspectDrill(drill, reopened.db, hall.folder)
    await reopened.close()
    const worst = Math.max(...seconds)
    yield {
      title: `Killed ${seconds.length} times while 2 windows save, 2 visitors send forms and 3 windows upload`,
      note: 'SIGKILL to the site and to all processes of its database; back: from the start of the process to the home page',
      rows: [
        ...rows,
        { what: 'back, median', figure: `${median(seconds).toFixed(1)} s`, bar: null },
        { what: 'back, worst', figure: `${worst.toFixed(1)} s`, bar: compareWithBar(worst, returnBar) },
      ],
    }
  } finally {
    await killAll(hall, site)
    await drill.close()
  }
}
