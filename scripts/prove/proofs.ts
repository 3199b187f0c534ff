import type { ProofId } from '#i18n/lazy/proofs.ts'

type LongTest = {
  file: string
  project: 'unit' | 'database' | 'programs'
  /** How often its property is tried in a round of about a minute; without it, the tests of the file are counted. */
  runs?: number
}

/** The long tests by what they prove; the page about them says it in the words of everybody. */
export const longTests: Record<ProofId, LongTest> = {
  windows: { file: 'src/editor/model/session/two-sessions.property.test.ts', project: 'unit', runs: 2000 },
  'same-text': { file: 'src/staff/rich-text/same-caret.property.test.ts', project: 'unit', runs: 1000 },
  merging: { file: 'src/editor/model/state/two-editors.property.test.ts', project: 'unit', runs: 4000 },
  'public-states': {
    file: 'src/server/pages/two-editors.property.db.test.ts',
    project: 'database',
    runs: 40,
  },
  releases: { file: 'src/server/releases/time-machine.property.db.test.ts', project: 'database', runs: 3 },
  planners: { file: 'src/api/two-planners.property.db.test.ts', project: 'database', runs: 40 },
  staff: { file: 'src/api/two-staff.property.db.test.ts', project: 'database', runs: 300 },
  hidden: { file: 'src/server/pages/drafts.property.db.test.ts', project: 'database', runs: 4000 },
  calls: { file: 'src/api/fuzz.db.test.ts', project: 'database', runs: 5000 },
  forms: { file: 'src/api/form-entries.property.db.test.ts', project: 'database', runs: 5000 },
  bodies: { file: 'src/api/hostile-bodies.db.test.ts', project: 'database', runs: 400 },
  'full-disk': { file: 'src/server/http/outage.db.test.ts', project: 'database' },
  kills: { file: 'src/db/client/embedded/embedded-server.program.test.ts', project: 'programs' },
}
