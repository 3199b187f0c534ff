import { proofMessages } from '#i18n/lazy/proofs.ts'
import { alternatePaths } from '#routing/paths.ts'
import { definePage } from '../../page.ts'
import { lastRun } from './last-run.ts'
import { ProofsPage } from './proofs-page.tsx'

/** What the long tests have proven: made by `npm run prove`, part of the build. */
export default definePage({
  route: 'proofs',
  load: () => ({ lastRun }),
  head: (_, { language }) => ({
    title: proofMessages[language].title,
    description: proofMessages[language].describe,
    paths: alternatePaths('proofs', { de: {}, en: {} }),
  }),
  View: ProofsPage,
})
