import { describe, expect, test } from 'vitest'
import { figureOf, type FigureFile } from '#design/picture/figure-address.ts'
import { findEvents } from '#domain/events/index.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import {
  createHouse,
  createRepertoire,
  createTestEvent,
  systemScope,
  testNow,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { listFiguresAhead, startDrawingAhead } from './draw-ahead.ts'

const database = useTestDatabase()

/** Services whose figure store records the requests that it receives. */
function openServices(
  drawsAhead: boolean,
  draw: () => Promise<Uint8Array | null> = () => Promise.resolve(null),
) {
  const asked: { figure: FigureFile; urgency: string | undefined }[] = []
  return {
    asked,
    database: { db: database.db },
    clock: () => testNow,
    logger: { warn: () => {} },
    drawsAhead,
    figures: {
      find(figure: FigureFile, urgency?: 'now' | 'ahead') {
        asked.push({ figure, urgency })
        return draw()
      },
    },
  }
}

/** Two upcoming events with the same work, and a past one. */
async function createEvents() {
  const scope = systemScope(database.db)
  const { genreId } = await createHouse(scope)
  const { workId } = await createRepertoire(scope)
  const programme = [{ kind: 'work' as const, workId }]
  await createTestEvent(scope, { dateStart: new Date('2026-11-01T18:30:00Z') })
  const first = await createTestEvent(scope, { programme, genreIds: [genreId] })
  await createTestEvent(scope, { programme, dateStart: new Date('2026-12-01T18:30:00Z') })
  return first
}

describe('Figures drawn ahead', () => {
  test('are those of upcoming events, each once, first in the sizes of lists', async () => {
    const first = await createEvents()
    const files = await listFiguresAhead(visitorScope(database.db))
    const [event] = await findEvents(visitorScope(database.db), [first])
    expect(files.slice(0, 2)).toEqual(
      [640, 320].map((width) => ({
        ...figureOf(event?.picture ?? { seed: '', ground: '' }),
        width,
        format: 'avif',
      })),
    )
    expect(files).toHaveLength(8)
    expect(new Set(files.map((file) => JSON.stringify(file))).size).toBe(8)
  })

  test('are drawn one after the other, while no visitor waits', async () => {
    await createEvents()
    let underWay = 0
    const services = openServices(true, async () => {
      expect(++underWay).toBe(1)
      await Promise.resolve()
      underWay--
      return null
    })
    await startDrawingAhead(services, { pause: 0, untilIdle: () => Promise.resolve() }).finished
    expect(services.asked).toHaveLength(8)
    expect(new Set(services.asked.map(({ urgency }) => urgency))).toEqual(new Set(['ahead']))
  })

  test('are no longer drawn after the stop, and not at all if it is turned off', async () => {
    await createEvents()
    const stopped = openServices(true)
    const drawing = startDrawingAhead(stopped, { pause: 60_000 })
    drawing.stop()
    await drawing.finished
    const turnedOff = openServices(false)
    await startDrawingAhead(turnedOff, { pause: 0, untilIdle: () => Promise.resolve() }).finished
    expect([stopped.asked, turnedOff.asked]).toEqual([[], []])
  })
})
