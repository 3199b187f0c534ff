import { z } from 'zod'
import { readDump } from '#domain/dumps/index.server.ts'
import { dataMessages } from '#i18n/lazy/data.ts'
import { alternatePaths } from '#routing/paths.ts'
import { boxOfficeOf } from '../../box-office.ts'
import { definePage } from '../../page.ts'
import type { PageRequest } from '../../page-request.server.ts'
import { listFacts, listSection, loadListPage } from '../content/load-list-page.server.ts'
import { DataPage } from './data-page.tsx'

/** The house's data, to take along: what there is, under which licence, in which form. */
export default definePage({
  route: 'data',
  query: z.object({}),
  load,
  head: ({ own }, { messages, language }) => ({
    description: dataMessages[language].describe,
    ...listFacts(own, dataMessages[language].title, { messages, language }),
    paths: alternatePaths('data', { de: {}, en: {} }),
  }),
  View: DataPage,
  shownAs: ({ own }) => own?.shownAs ?? null,
  section: ({ own }) => listSection(own),
})

async function load(request: PageRequest) {
  const { manifest, nextAt } = await readDump(request.scope)
  const { name, email } = request.settings
  return {
    own: await loadListPage(request, 'data'),
    manifest,
    nextAt: nextAt?.toISOString() ?? null,
    house: name[request.language] || name.de,
    email: email ?? boxOfficeOf(request.settings).email,
    reconciliation: `${request.publicOrigin}/api/reconcile`,
  }
}
