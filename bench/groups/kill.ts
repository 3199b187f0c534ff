import { setTimeout } from 'node:timers/promises'
import { findFreePort } from '../../tests/support/find-free-port.ts'
import { signIn } from '../../tests/support/sign-in.ts'
import type { Hall } from '../demo-hall.ts'
import { inspectDrill, keepSaving, keepSending, keepUploading, openDrill, prepareDrill } from '../drill.ts'
import { startKillable } from '../killable-site.ts'
import { openRandom } from '../random.ts'
import { compareWithBar, type Table } from '../report.ts'
import { median } from '../statistics.ts'

/** Each life of the site ends after a number of acknowledged requests up to this one, and some milliseconds. */
const maxLife = { requests: 40, milliseconds: 30 }
/** In seconds, from the start of the process to the first page. */
const returnBar = 3

/**
 * Kills the whole site with its database at random moments while staff save and upload and visitors send forms, and
 * starts it again: whatever was acknowledged has to be there once, and the site has to be back soon.
 */
export async function benchKill(hall: Hall, { kills }: { kills: number }): Promise<Table> {
  const random = openRandom(1913)
  const seconds: number[] = []
  const ports = [await findFreePort(), await findFreePort()] as const
  const drill = await openDrill(100)
  const start = () => startKillable(hall.folder, ports, { SMTP_URL: drill.smtpUrl })
  let site = await start()
  try {
    drill.origin = site.origin
    drill.session = await signIn(site.origin)
    const preparing = await hall.openDatabase()
    await prepareDrill(drill, preparing.db)
    await preparing.close()
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
      await site.kill()
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
    const database = await hall.openDatabase()
    const rows = await inspectDrill(drill, database.db, hall.folder)
    await database.close()
    const worst = Math.max(...seconds)
    return {
      title: `Killed ${seconds.length} times while 2 windows save, 2 visitors send forms and 3 windows upload`,
      note: 'SIGKILL to the site and to all processes of its database; back: from the start of the process to the whole home page',
      columns: [
        { key: 'what', label: 'what', unit: 'text' },
        { key: 'figure', label: 'figure', unit: 'text' },
        { key: 'bar', label: 'bar', unit: 'text' },
      ],
      rows: [
        ...rows,
        { what: 'back, median', figure: `${median(seconds).toFixed(1)} s`, bar: null },
        { what: 'back, worst', figure: `${worst.toFixed(1)} s`, bar: compareWithBar(worst, returnBar) },
      ],
    }
  } finally {
    await site.kill()
    await drill.close()
  }
}
