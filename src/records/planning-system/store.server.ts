import { importRuns, planningSystems } from '#db/schema/index.ts'
import { checkSystem, scheduleSystems, stateOfSystem } from '#domain/imports/index.server.ts'
import { idsOf, storeOf } from '#domain/records/index.server.ts'
import { record } from './record.ts'

export const store = storeOf(record, {
  table: planningSystems,
  computed: { state: { sql: stateOfSystem } },
  validate: checkSystem,
  afterWrite: (scope, written) => scheduleSystems(scope, idsOf(written)),
  deletedWith: [importRuns],
})
