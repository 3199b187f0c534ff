import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Change } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { applyChange, emptyContent } from '#operations/index.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { insertBox, insertHeadline } from '../../tests/support/drafts.ts'
import { call, openEditor, sending } from '../../tests/support/editor-calls.ts'
import { runsOf } from '../../tests/support/sweep.ts'

const database = useTestDatabase()

describe('A hostile body', () => {
  const odd = fc.oneof(
    fc.constantFrom<unknown>(
      1e9,
      1e15,
      '0000-01-01T00:00:00Z',
      '9999-12-31T00:00:00Z',
      '2027-01-01T00:00:00Z',
      null,
      true,
      0,
      -1,
      1.5,
      1e21,
      '',
      '\0',
      '\ud800',
      [],
      {},
      '__proto__',
      'page:1',
    ),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.jsonValue({ maxDepth: 3 }),
  )

  test('as an operation never makes a call fail, and what is stored replays to the draft', async () => {
    const { app, slug } = await openEditor(database.db)
    const id = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('box', 'one', 'faq', 'item', 'gone', '__proto__') },
      odd,
    )
    const after = fc.oneof(id, fc.constant(null))
    const place = fc.oneof(
      fc.record({ in: fc.constant('column'), container: id, column: fc.nat(3), after }),
      fc.record({ in: fc.constant('block'), parent: id, after }),
    )
    const type = fc.constantFrom('headline', 'text', 'faq', 'faq-item', 'image', 'constructor', 'reservation')
    const fields = fc.dictionary(
      fc.constantFrom('content', 'headline_level', 'image', 'link', 'anchor', '__proto__', 'source'),
      odd,
      { maxKeys: 3, noNullPrototype: true },
    )
    const leaf = fc.record({ id, type, version: fc.constantFrom(1, 1, 1, 2), fields })
    const block = fc.record(
      { id, type, version: fc.constant(1), fields, children: fc.array(leaf, { maxLength: 2 }) },
      { requiredKeys: ['id', 'type', 'version', 'fields'] },
    )
    const layout = fc.constantFrom('100', '50-50', '25-50-25')
    const container = fc.record({
      id,
      layout,
      columns: fc.array(fc.array(block, { maxLength: 2 }), { minLength: 1, maxLength: 3 }),
    })
    const operation = fc.oneof(
      fc.record({ kind: fc.constant('insert-block'), block, to: place }),
      fc.record({ kind: fc.constant('remove-block'), id }),
      fc.record({ kind: fc.constant('move-block'), id, to: place }),
      fc.record({ kind: fc.constant('set-fields'), id, fields }),
      fc.record({ kind: fc.constant('insert-container'), container, after }),
      fc.record({ kind: fc.constant('remove-container'), id }),
      fc.record({ kind: fc.constant('move-container'), id, after }),
      fc.record({ kind: fc.constant('set-layout'), id, layout }),
    )
    const runs = runsOf({ inGate: 120, complete: 400, seed: 1913 })
    let sequence = 1
    let accepted = 0
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 3 }), async (operations) => {
        const changes = [{ id: crypto.randomUUID(), operations }]
        const body = JSON.stringify({ client: 'window-a', base: sequence, changes })
        const answer = await call(app, 'POST', `draft/${slug}/changes`, body)
        expect([200, 400], body).toContain(answer.status)
        if (answer.status !== 200) return
        accepted += 1
        sequence = (answer.body as { sequence: number }).sequence
      }),
      runs,
    )
    expect(accepted).toBeGreaterThan(runs.numRuns / 6)
    const draft = (await call(app, 'GET', `draft/${slug}`)).body as {
      sequence: number
      content: ContentDocument
    }
    expect(draft.sequence).toBe(sequence)
    let state: ContentDocument = emptyContent()
    const { changes } = (
      await call(app, 'POST', `draft/${slug}/presence`, { client: 'window-b', base: 0, block: null })
    ).body as { changes: Change[] }
    for (const { operations } of changes) state = applyChange(state, operations)
    expect(state.containers).toEqual(draft.content.containers)
  })

  test('with endless nesting is refused', async () => {
    const { app, slug } = await openEditor(database.db)
    const deep = `${'{"children":['.repeat(20_000)}${']}'.repeat(20_000)}`
    for (const body of [deep, '['.repeat(100_000), `{"slug":"${slug}","fields":${'[['.repeat(500)}`])
      expect((await call(app, 'POST', 'block', body)).status).toBe(400)
    const quoted = { slug, fields: { content: '[{'.repeat(300) } }
    expect((await call(app, 'POST', 'block', { ...quoted, type: 'headline' })).status).toBe(200)
  })

  test('never stores characters that the database cannot hold', async () => {
    const { app, slug } = await openEditor(database.db)
    const sent = await call(
      app,
      'POST',
      `draft/${slug}/changes`,
      sending(1, insertBox('b\0'), insertHeadline('h\ud800', 'a\0b', 'b')),
    )
    expect(sent.status).toBe(200)
    expect(JSON.stringify(sent.body)).toMatch(/"content":"ab"/)
    expect((await call(app, 'POST', `draft/${slug}/versions`, { summary: 'x\0y' })).body).toMatchObject({
      summary: 'xy',
    })
  })
})
