import { request } from 'node:http'
import { pathToFileURL } from 'node:url'
import path from 'node:path'
import type { Hall } from '../demo-hall.ts'
import { compareWithBar, type Table } from '../report.ts'
import { startSite, type Site } from '../../tests/support/site.ts'

/** In millions of bytes. */
const memoryBar = 350
const atOnce = 30
const megabyte = 1024 * 1024
const boundary = 'bench'

type Outcome = { status: number | string; sent: number }

/**
 * Sends many uploads at once that have to be refused, and reports how they were answered and the peak memory of the
 * site since its start.
 */
export async function benchUploads(hall: Hall): Promise<Table> {
  const idle = await startMeasured(hall)
  await (await fetch(`${idle.origin}/de`)).text()
  await idle.stop()
  const site = await startMeasured(hall)
  const kinds: { what: string; outcomes: Promise<Outcome[]> }[] = []
  try {
    const many = (what: string, name: string, first: Buffer, size: number, isStated = false) =>
      kinds.push({
        what,
        outcomes: Promise.all(
          Array.from({ length: atOnce }, () => upload(site.origin, { name, first, size, isStated })),
        ),
      })
    many('2 GB without a stated length', 'film.pdf', Buffer.from('%PDF-1.7\n'), 2048 * megabyte)
    many('2 GB with their length', 'film.pdf', Buffer.from('%PDF-1.7\n'), 2048 * megabyte, true)
    many('9 MB of zeros as a picture', 'photo.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 9 * megabyte)
    many('an archive of 9 MB', 'letter.pdf', Buffer.from('PK\x03\x04', 'latin1'), 9 * megabyte)
    many('a renamed program', 'photo.jpg', Buffer.from('MZ\x90', 'latin1'), megabyte)
    await Promise.all(kinds.map(({ outcomes }) => outcomes))
    const health = await fetch(`${site.origin}/de`)
    await health.text()
    kinds.push({
      what: 'the home page afterwards',
      outcomes: Promise.resolve([{ status: health.status, sent: 0 }]),
    })
  } finally {
    await site.stop()
  }
  const peak = peakOf(site)
  const rows = await Promise.all(
    kinds.map(async ({ what, outcomes }) => {
      const all = await outcomes
      const statuses = [...new Set(all.map(({ status }) => status))].join(', ')
      const sent = Math.max(...all.map((one) => one.sent)) / megabyte
      return { what, figure: `${statuses}; ${Math.round(sent)} MB read at most`, bar: null }
    }),
  )
  return {
    title: `Uploads that are refused, ${atOnce} of each kind at once`,
    note: 'statuses, and how much of each the site took; memory is the highest resident set of the site since its start',
    columns: [
      { key: 'what', label: 'what', unit: 'text' },
      { key: 'figure', label: 'figure', unit: 'text' },
      { key: 'bar', label: 'bar', unit: 'text' },
    ],
    rows: [
      ...rows,
      { what: 'memory of a site that is asked for one page', figure: `${peakOf(idle)} MB`, bar: null },
      { what: 'memory', figure: `${peak} MB`, bar: compareWithBar(peak, memoryBar) },
    ],
  }
}

function startMeasured(hall: Hall): Promise<Site> {
  const memory = pathToFileURL(path.join(import.meta.dirname, 'report-memory.mjs')).href
  return startSite({ env: { DEMO: '1', DATA_DIR: hall.folder, NODE_OPTIONS: `--import ${memory}` } })
}

/** The peak resident set of the program, which it has reported at its end, in millions of bytes. */
function peakOf(site: Site): number {
  return Math.max(...[...site.output().matchAll(/^peak (\d+) MB$/gm)].map(([, text]) => Number(text)))
}

/** Sends a file of the given size until there is a response or the connection is closed. */
function upload(
  origin: string,
  { name, first, size, isStated }: { name: string; first: Buffer; size: number; isStated: boolean },
): Promise<Outcome> {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  const end = `\r\n--${boundary}--\r\n`
  return new Promise((resolve) => {
    let sent = 0
    const call = request(`${origin}/de/api/temp-files/`, {
      method: 'POST',
      headers: {
        'Content-Type': `multipart/form-data; boundary=${boundary}`,
        ...(isStated && { 'Content-Length': head.length + size + end.length }),
      },
    })
    const finish = (status: number | string) => {
      call.destroy()
      resolve({ status, sent })
    }
    call.on('response', (answer) => finish(answer.statusCode ?? 0))
    call.on('error', (error: NodeJS.ErrnoException) => finish(error.code ?? 'closed'))
    call.write(head)
    call.write(first)
    sent = first.length
    const chunk = Buffer.alloc(64 * 1024)
    const more = () => {
      while (sent < size && !call.destroyed) {
        sent += chunk.length
        if (call.write(chunk)) continue
        call.once('drain', more)
        return
      }
      if (!call.destroyed) call.end(end)
    }
    more()
  })
}
