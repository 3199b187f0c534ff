import { describe, expect, test } from 'vitest'
import { readBlock } from '../read-block.ts'
import { blockDefinitions } from '../schemas.generated.ts'
import { showPage } from '../test-programs/block-page.tsx'
import type { SourceData } from '../view.ts'

const stored = { id: 'a', type: 'shared', version: 1, fields: { source: 'shared:3' } }
const headline = readBlock(
  { id: 'a/one', type: 'headline', version: 1, fields: { content: 'Zeiten', headline_level: 3 } },
  blockDefinitions,
)
const show = (data: SourceData | undefined, isStaff: boolean) =>
  showPage([stored], { data: () => data }, { isStaff })
const contentOf = (...blocks: (typeof headline)[]) => ({
  containers: [{ id: 'own', layout: '100', columns: [blocks] }],
  data: {},
})

describe('A block that shows a shared block', () => {
  test('shows its content; staff also see its name, which the page editor writes beside it', () => {
    const data = { id: 3, name: 'Kasse', content: contentOf(headline) }
    expect(show(data, true)).toContain('data-shared="Kasse"')
    expect(show(data, false)).toContain('Zeiten')
    expect(show(data, false)).not.toContain('data-shared')
  })

  test.each<[string, SourceData, string]>([
    ['is gone', { id: null, name: '', content: null }, 'shared_gone'],
    ['is not published', { id: 3, name: 'Kasse', content: null }, 'shared_unpublished'],
    ['has no blocks', { id: 3, name: 'Kasse', content: contentOf() }, 'shared_empty'],
  ])('shows visitors nothing, and staff a note, when that %s', (_, data, reason) => {
    expect(show(data, false)).toBe(showPage([], {}))
    const staff = show(data, true)
    expect(staff).toContain(`data-missing="${reason}"`)
    if (data.name) expect(staff).toContain(data.name)
  })

  test('shows nothing while the page editor loads it', () => {
    expect(show(undefined, true)).not.toContain('data-missing')
  })
})
