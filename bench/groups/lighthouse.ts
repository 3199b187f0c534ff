import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { chromiumArguments, chromiumPath } from '../../tests/support/chromium.ts'
import type { PageKinds } from '../../tests/support/page-kinds.ts'
import type { Site } from '../../tests/support/site.ts'
import { holdAgainst, type Table } from '../report.ts'
import { median } from '../statistics.ts'

/** Run through npm when it is wanted: 100 MB that nothing else of the project needs. */
const lighthouse = 'lighthouse@12.8.2'
const runs = 5
const pages = ['home', 'programme', 'event', 'article'] as const
/** The largest paint that the house allows itself, in milliseconds; 2,500 count as good (Core Web Vitals). */
const largestPaintBar = 1500

const numeric = z.object({ numericValue: z.number() })
const report = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'largest-contentful-paint': numeric,
    'cumulative-layout-shift': numeric,
    'total-blocking-time': numeric,
    'total-byte-weight': numeric,
  }),
})

/** Lighthouse's mobile preset with simulated throttling, the median of five runs. */
export async function benchLighthouse(site: Site, kinds: PageKinds): Promise<Table> {
  const rows: Table['rows'] = []
  for (const page of pages) {
    const found: z.infer<typeof report>[] = []
    for (let run = 0; run < runs; run++) found.push(await runOnce(site.origin + kinds[page].de))
    const of = (key: keyof z.infer<typeof report>['audits']) =>
      median(found.map(({ audits }) => audits[key].numericValue))
    const largestPaint = of('largest-contentful-paint')
    rows.push({
      page,
      score: (median(found.map(({ categories }) => categories.performance.score)) * 100).toFixed(0),
      largestPaint,
      bar: holdAgainst(largestPaint, largestPaintBar),
      shift: of('cumulative-layout-shift').toFixed(3),
      blocking: of('total-blocking-time'),
      bytes: of('total-byte-weight'),
    })
  }
  return {
    title: 'Lighthouse, mobile',
    note: `${lighthouse}, simulated throttling, median of ${runs} runs`,
    columns: [
      { key: 'page', label: 'page', unit: 'text' },
      { key: 'score', label: 'score', unit: 'text' },
      { key: 'largestPaint', label: 'LCP', unit: 'ms' },
      { key: 'bar', label: 'bar', unit: 'text' },
      { key: 'shift', label: 'CLS', unit: 'text' },
      { key: 'blocking', label: 'TBT', unit: 'ms' },
      { key: 'bytes', label: 'KB', unit: 'KB' },
    ],
    rows,
  }
}

async function runOnce(address: string): Promise<z.infer<typeof report>> {
  const flags = ['--headless=new', ...chromiumArguments].join(' ')
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      lighthouse,
      '--',
      address,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      '--throttling-method=simulate',
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath }, maxBuffer: 64 * 1024 * 1024 },
  )
  return report.parse(JSON.parse(stdout))
}
