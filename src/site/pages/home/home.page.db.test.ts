import { expect, test } from 'vitest'
import { createPage, changePageSettings } from '#domain/content/index.server.ts'
import { perLanguage } from '#i18n/languages.ts'
import { createAuthor } from '../../../../tests/support/drafts.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import { systemScope, visitorScope } from '../../../../tests/support/factories.ts'
import { openPages } from '../../../../tests/support/pages.ts'

const database = useTestDatabase()
const pages = openPages(() => visitorScope(database.db))

test('The home page is named after the house, or as its settings say', async () => {
  const id = await createPage(systemScope(database.db), {
    systemKey: 'home',
    texts: perLanguage(() => ({ slug: '', title: 'Startseite' })),
  })
  const head = async () => (await pages.request('/de')).text()
  expect(await head()).toContain('<title>Konzerthaus</title>')
  expect(await head()).toContain('<meta property="og:title" content="Konzerthaus"/>')
  await changePageSettings(await createAuthor(database.db, 'Anna'), id, {
    meta_title: { de: 'Musik am Fluss', en: '' },
    meta_description: { de: 'Konzerte seit 1913', en: '' },
    og_title: { de: 'Kommt vorbei', en: '' },
    og_description: { de: 'Heute Abend Mahler', en: '' },
    og_type: { de: 'place', en: '' },
  })
  const changed = await head()
  for (const tag of [
    '<title>Musik am Fluss – Konzerthaus</title>',
    '<meta name="description" content="Konzerte seit 1913"/>',
    '<meta property="og:title" content="Kommt vorbei"/>',
    '<meta property="og:description" content="Heute Abend Mahler"/>',
    '<meta property="og:type" content="place"/>',
  ])
    expect(changed).toContain(tag)
})
