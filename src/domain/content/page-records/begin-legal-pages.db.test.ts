import { expect, test } from 'vitest'
import { plainTextOf } from '#i18n/plain-text.ts'
import { languages } from '#i18n/languages.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import { buildContent, systemScope, visitorScope } from '../../../../tests/support/factories.ts'
import { findDraft } from '../drafts/draft.server.ts'
import { findTemplate } from '../drafts/find-template.server.ts'
import { sectionStatus } from '../drafts/section-status.server.ts'
import { publishPageContent } from '../pages/create-page.server.ts'
import { ensureFixedPages, findFixedPages } from '../pages/fixed-pages.server.ts'
import { findPage } from '../pages/find-page.server.ts'
import { beginLegalPages } from './begin-legal-pages.server.ts'

const database = useTestDatabase()
const paths = {
  de: ['impressum', 'datenschutz', 'agb', 'barrierefreiheit'],
  en: ['imprint', 'privacy', 'terms', 'accessibility'],
}

const keyOf = async (language: 'de' | 'en', path: string) => ({
  ownerKind: 'page' as const,
  ownerId: (await findPage(systemScope(database.db), language, path))?.id ?? 0,
  language,
})

test('The legal pages of a new house begin as drafts with places to complete, and nothing is published', async () => {
  const scope = systemScope(database.db)
  await ensureFixedPages(scope)
  const begun = await beginLegalPages(scope)
  expect(begun.every(({ isBegun }) => isBegun)).toBe(true)
  expect(begun).toHaveLength(8)
  for (const language of languages)
    for (const path of paths[language]) {
      const key = await keyOf(language, path)
      const draft = await findDraft(scope, key)
      const texts = draft?.content.containers.flatMap(({ columns }) => columns.flat()) ?? []
      expect(texts.map(({ fields }) => plainTextOf(fields['content'])).join(' '), path).toMatch(
        /\[[^\]]{3,}\]/,
      )
      expect(await sectionStatus(scope, key)).toMatchObject({ has_unpublished_changes: true })
      // The editor warns before unchanged texts of a template are published.
      expect(await findTemplate(scope, draft?.sectionId ?? 0)).toEqual(draft?.content)
    }
  expect(await findFixedPages(visitorScope(database.db), 'de')).toEqual({})
})

test('Texts of the house are left as they are, published or not, also when it is repeated', async () => {
  const scope = systemScope(database.db)
  await ensureFixedPages(scope)
  const imprint = await keyOf('de', 'impressum')
  await publishPageContent(scope, imprint.ownerId, 'de', buildContent('Unser Impressum'))
  const notBegun = async () =>
    (await beginLegalPages(scope)).flatMap(({ address, isBegun }) => (isBegun ? [] : [address]))
  expect(await notBegun()).toEqual(['/de/impressum'])
  expect(JSON.stringify((await findDraft(scope, imprint))?.content)).toContain('Unser Impressum')
  expect(await notBegun()).toHaveLength(8)
})
