import { describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import { changeOf, createAuthor, insertBox } from '../../../../tests/support/drafts.ts'
import { createPageFromTemplate } from '../page-records/create-from-template.server.ts'
import type { SectionKey } from '../pages/find-section.server.ts'
import { beginDraft } from './draft.server.ts'
import { findTemplate } from './find-template.server.ts'
import { publishDraft } from './publication.server.ts'
import { sendChanges } from './send-changes.server.ts'

const database = useTestDatabase()

/** A page that was created from a template; the key of its German section. */
async function begin(template: 'article' | 'empty') {
  const scope = await createAuthor(database.db, 'Anna')
  const title = { de: 'Die Orgel', en: '' }
  const { id } = await createPageFromTemplate(scope, { parentId: null, title, template })
  const key: SectionKey = { ownerKind: 'page', ownerId: id, language: 'de' }
  const draft = await beginDraft(scope, key)
  return { scope, key, draft }
}
const change = (base: number) => ({ client: 'window-a', base, changes: [changeOf(insertBox('more'))] })

describe('The template of a page', () => {
  test('is found after later changes', async () => {
    const { scope, key, draft } = await begin('article')
    expect(await findTemplate(scope, draft.sectionId)).toEqual(draft.content)
    await sendChanges(scope, key, change(draft.sequence))
    expect(await findTemplate(scope, draft.sectionId)).toEqual(draft.content)
  })

  test('is ignored once the page was published', async () => {
    const { scope, key, draft } = await begin('article')
    await publishDraft(scope, key, {
      sequence: draft.sequence,
      publishAt: null,
      unpublishAt: null,
      summary: '',
    })
    expect(await findTemplate(scope, draft.sectionId)).toBeNull()
  })

  test('is null for a page that began empty', async () => {
    const { scope, key, draft } = await begin('empty')
    await sendChanges(scope, key, change(draft.sequence))
    expect(await findTemplate(scope, draft.sectionId)).toBeNull()
  })
})
