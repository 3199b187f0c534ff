import { describe, expect, test } from 'vitest'
import { readRow, type PlannedRow } from '#domain/imports/planning/read-row.ts'
import { recogniseColumns } from '#domain/imports/planning/recognise-columns.ts'
import { likelySheet, readSheets, splitHeadings } from '#domain/imports/staff/read-source.server.ts'
import { defaultFormats } from '#i18n/house-formats.ts'
import { newPerson } from '#records/shared/quick-create.ts'
import { generateSchedules, type GeneratedSchedule, type Truth } from '../support/generated-schedules.ts'

/** What staff say once about the words of the status. */
const statuses = { fest: 'public', option: 'draft', best: 'draft' } as const

async function readSchedule({ bytes }: GeneratedSchedule): Promise<PlannedRow[]> {
  const sheets = await readSheets(bytes)
  const { headings, rows } = splitHeadings(sheets[likelySheet(sheets)] ?? { name: '', rows: [], broken: [] })
  const reading = {
    headings,
    columns: recogniseColumns(headings),
    statuses,
    slashes: null,
    formats: defaultFormats,
  }
  return rows.map((row) => readRow(row, reading))
}

/** The fields of a row that differ from what it is meant to say. */
function wrongFields({ start, title, named, plain, programme, cast }: PlannedRow, truth: Truth): string[] {
  const { price_min: from = null, price_max: to = from, status = null } = plain
  const said: Omit<Truth, 'programme' | 'isLossy'> = {
    start: start ?? new Date(0),
    title: title.de,
    room: named.room ?? '',
    series: named.series ?? '',
    status: typeof status === 'string' ? status : null,
    price: typeof from === 'number' && typeof to === 'number' ? { from, to } : null,
    cast: (cast ?? []).map(({ name, role }) => ({ name: newPerson(name).name, role: role?.de ?? '' })),
  }
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const items = programme ?? []
  const isProgramme =
    items.length === truth.programme.length &&
    truth.programme.every(({ excerpt, ...item }, at) => {
      const { kind, composer, title: work = '', excerpt: part, whole } = items[at] ?? {}
      // An import asks for a work with the whole name before it takes a part of it for an excerpt.
      const isWhole = excerpt === '' && whole === item.title
      return isSame(item, { kind, composer, title: isWhole ? whole : work }) && (isWhole || part === excerpt)
    })
  return [
    ...(['start', 'title', 'room', 'series', 'status', 'price', 'cast'] as const).filter(
      (name) => !isSame(said[name], truth[name]),
    ),
    ...(isProgramme ? [] : ['programme']),
  ]
}

function namesOf({ programme, cast }: Pick<Truth, 'programme'> & { cast: { name: string }[] }): string[] {
  const composers = programme.flatMap(({ composer }) => (composer === '' ? [] : [composer]))
  return [...composers, ...cast.map(({ name }) => newPerson(name).name)]
}

const schedules = await generateSchedules()
const read = await Promise.all(
  schedules.map(async (schedule) => {
    const rows = await readSchedule(schedule)
    const compared = schedule.rows.map((truth, at) => {
      const row = rows[at]
      if (!row) throw new Error(`${schedule.style}: ${truth.title} is missing`)
      return {
        truth,
        row,
        wrong: wrongFields(row, truth),
        isAsked: row.problems.length > 0 || row.waitsFor !== null,
      }
    })
    return { schedule, compared, left: rows.slice(schedule.rows.length) }
  }),
)
const all = read.flatMap(({ schedule, compared }) =>
  compared.map((one) => ({ style: schedule.style, ...one })),
)

describe('Of forty schedules in eight styles of writing', () => {
  test('98 of 100 rows are read without a hand', () => {
    const asked = all.filter(({ isAsked, wrong }) => isAsked || wrong.length > 0)
    expect(all).toHaveLength(1600)
    expect(asked.length / all.length, asked.slice(0, 5).map(describeRow).join('\n')).toBeLessThan(0.02)
  })

  test('no row is wrong without being named as unsure, nor has lost characters', () => {
    const unsaid = all.filter(
      ({ truth, row, wrong, isAsked }) =>
        (wrong.length > 0 || truth.isLossy) && !isAsked && row.notes.length === 0,
    )
    expect(unsaid.map(describeRow)).toEqual([])
  })

  test('fewer than one name in a hundred is split or joined wrongly', () => {
    const names = all.flatMap(({ truth, row }) => {
      const said = namesOf({ programme: row.programme ?? [], cast: row.cast ?? [] })
      return namesOf(truth).map((name) => ({ name, isRead: said.includes(name) }))
    })
    const wrong = names.filter(({ isRead }) => !isRead).map(({ name }) => name)
    expect(wrong.length / names.length, wrong.slice(0, 10).join(', ')).toBeLessThan(0.01)
  })

  test('each row that is wrong is refused, with its reason', () => {
    for (const { schedule, left } of read) {
      expect(left, schedule.style).toHaveLength(schedule.refused.length)
      for (const [at, { code }] of schedule.refused.entries())
        expect(
          left[at]?.problems.map((problem) => problem.code),
          schedule.style,
        ).toEqual([code])
    }
  })
})

function describeRow({ style, truth, row, wrong }: (typeof all)[number]): string {
  const works = row.programme?.map(({ composer, whole }) => `${composer}: ${whole}`) ?? []
  const cast = row.cast?.map(({ name, role }) => `${name}, ${role?.de ?? ''}`) ?? []
  return [style, truth.title, ...wrong, ...works, ...cast].join('; ')
}
