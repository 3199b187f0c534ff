import { z } from 'zod'
import { proofMessages } from '#i18n/lazy/proofs.ts'
import { alternatePaths } from '#routing/paths.ts'
import { definePage } from '../../page.ts'
import type { PageRequest } from '../../page-request.server.ts'
import { listFacts, listSection, loadListPage } from '../content/load-list-page.server.ts'
import { lastRun } from './last-run.ts'
import { ProofsPage } from './proofs-page.tsx'

/** What the long tests have proven: made by `npm run prove`, part of the build. */
export default definePage({
  route: 'proofs',
  query: z.object({}),
  load: async (request: PageRequest) => ({ own: await loadListPage(request, 'proofs'), lastRun }),
  head: ({ own }, { messages, language }) => ({
    description: proofMessages[language].describe,
    ...listFacts(own, proofMessages[language].title, { messages, language }),
    paths: alternatePaths('proofs', { de: {}, en: {} }),
  }),
  View: ProofsPage,
  shownAs: ({ own }) => own?.shownAs ?? null,
  section: ({ own }) => listSection(own),
})
