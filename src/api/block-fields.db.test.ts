import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { loadContent } from '#blocks/load-content.server.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import { renderContent } from '#blocks/test-programs/render-content.tsx'
import { cleanJson, findSection, readContent, withUniqueAnchors } from '#domain/content/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { openApi } from '../../tests/support/api.ts'
import { arbitraryFields } from '../../tests/support/block-fields.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { call, openEditor, sending } from '../../tests/support/editor-calls.ts'
import { visitorScope } from '../../tests/support/factories.ts'
import { isComplete } from '../../tests/support/sweep.ts'

const database = useTestDatabase()
const anybody = openApi(() => visitorScope(database.db))
const types = Object.keys(blockDefinitions)

/** A list that may contain items of this kind; null for a block that stands alone. */
const listFor = (type: string) =>
  blockDefinitions[type]?.standsAlone === false
    ? (types.find((one) => blockDefinitions[one]?.children.includes(type)) ?? null)
    : null

/** The content of one block, inside of the list that it needs. */
function contentWith(type: string, fields: Record<string, unknown>) {
  const list = listFor(type)
  const block = { id: 'fuzzed', type, version: blockDefinitions[type]?.version ?? 1, fields }
  const outer =
    list === null
      ? block
      : {
          id: 'list',
          type: list,
          version: blockDefinitions[list]?.version ?? 1,
          fields: {},
          children: [block],
        }
  return { version: 1, containers: [{ id: 'box', layout: '100', columns: [[outer]] }] }
}

/** The page's content for visitors and for staff; throws if a view does. */
async function render(scope: Scope, stored: unknown): Promise<string> {
  const content = await loadContent(scope, withUniqueAnchors(readContent(stored)), 'de')
  return [true, false].map((isStaff) => renderContent(content, { now: scope.now, isStaff })).join('')
}

function expectResponse(answer: { status: number; body: unknown }, statuses: number[], told: string) {
  expect(statuses, `${told}: ${JSON.stringify(answer.body)}`).toContain(answer.status)
  if (answer.status === 400) expect(Object.keys(Object(answer.body)).length, told).toBeGreaterThan(0)
}

describe.each(types)('Any fields of %s', (type) => {
  test('are stored and shown, or refused by name; the draft and the page still work', async () => {
    const { app, slug } = await openEditor(database.db)
    const list = listFor(type)
    const parent =
      list === null
        ? null
        : /"id":"([^"]+)","type"/.exec(
            JSON.stringify((await call(app, 'POST', 'block', { slug, type: list })).body),
          )?.[1]
    await fc.assert(
      fc.asyncProperty(arbitraryFields(type), arbitraryFields(type), async (fields, others) => {
        const told = JSON.stringify(fields)
        const made = await call(app, 'POST', 'block', { slug, type, fields, parent })
        expectResponse(made, [200, 400], told)
        const { sequence, content } = (await call(app, 'GET', `draft/${slug}`)).body as {
          sequence: number
          content: { containers: { columns: { id: string; children?: { id: string }[] }[][] }[] }
        }
        const top = content.containers[0]?.columns[0]?.[0]
        const id = (list === null ? top?.id : top?.children?.[0]?.id) ?? 'nobody'
        const change = sending(sequence, { kind: 'set-fields', id, fields: others })
        expectResponse(await call(app, 'POST', `draft/${slug}/changes`, change), [200, 400], told)
        const shown = await call(app, 'POST', 'shown', { content: contentWith(type, fields) })
        expectResponse(shown, [200], told)
        const draft = await call(app, 'GET', `draft/${slug}`)
        expectResponse(draft, [200], told)
        const state = draft.body as { sequence: number }
        const published = await call(app, 'POST', `draft/${slug}/publication`, { sequence: state.sequence })
        expectResponse(published, [200, 400], told)
        if (published.status === 200) {
          const section = await call(anybody, 'GET', `container/by-slug/${slug}`)
          expectResponse(section, [200], told)
          await render(visitorScope(database.db), (section.body as { content: unknown }).content)
        }
        if (made.status === 200) await call(app, 'DELETE', `block/${id}?slug=${slug}`)
      }),
      { numRuns: isComplete ? 8 : 1, seed: 1913 },
    )
  })

  test('are opened and shown when they are already stored', async () => {
    const { app, scope, slug, id } = await openEditor(database.db)
    await fc.assert(
      fc.asyncProperty(arbitraryFields(type), async (given) => {
        const stored = JSON.stringify(contentWith(type, cleanJson(given)))
        await database.db.execute(sql`UPDATE section_drafts SET content = ${stored}::jsonb`)
        await database.db.execute(sql`
          WITH made AS (
            INSERT INTO revisions (section_id, content)
            SELECT id, ${stored}::jsonb FROM sections WHERE owner_id = ${id} RETURNING id, section_id
          )
          INSERT INTO publications (section_id, revision_id, publish_at)
          SELECT section_id, id, now() - interval '50 years' FROM made`)
        const draft = await call(app, 'GET', `draft/${slug}`)
        expectResponse(draft, [200], stored)
        const { sequence } = draft.body as { sequence: number }
        expectResponse(await call(app, 'POST', `draft/${slug}/publication`, { sequence }), [200, 400], stored)
        for (const viewer of [scope, visitorScope(database.db)]) {
          const section = await findSection(viewer, slug, 'de')
          if (section) await render(viewer, section.content)
          await render(viewer, JSON.parse(stored))
        }
        expectResponse(await call(anybody, 'GET', `container/by-slug/${slug}`), [200], stored)
      }),
      { numRuns: isComplete ? 8 : 1, seed: 1913 },
    )
  })
})

test('A stored number that is larger than any id hides its block, and neither the draft nor the page', async () => {
  const { app, slug } = await openEditor(database.db)
  const fields = { source: { genre: 2_147_483_648 } }
  const refused = await call(app, 'POST', 'block', { slug, type: 'event-list', fields })
  expect(refused).toMatchObject({ status: 400, body: { 'fields.source': expect.anything() as unknown } })
  const stored = JSON.stringify(contentWith('event-list', fields))
  await database.db.execute(sql`UPDATE section_drafts SET content = ${stored}::jsonb`)
  const draft = await call(app, 'GET', `draft/${slug}`)
  expect(draft).toMatchObject({ status: 200, body: { content: JSON.parse(stored) as unknown } })
  const { sequence } = draft.body as { sequence: number }
  expect(await call(app, 'POST', `draft/${slug}/publication`, { sequence })).toMatchObject({
    status: 400,
    body: { 'fuzzed.source': [expect.stringContaining('Veranstaltungsliste')] },
  })
  const html = await render(visitorScope(database.db), JSON.parse(stored))
  expect(html).toContain('data-missing="invalid_fields"')
  // The block can be corrected, and then the page can be published.
  const change = sending(sequence, { kind: 'set-fields', id: 'fuzzed', fields: { source: { genre: 1 } } })
  expect((await call(app, 'POST', `draft/${slug}/changes`, change)).status).toBe(200)
  expect((await call(app, 'POST', `draft/${slug}/publication`, { sequence: sequence + 1 })).status).toBe(200)
})
