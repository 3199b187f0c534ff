import { understandLinesCall } from '#contracts/office-lines.ts'
import { understandLines } from '#domain/imports/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'

/** The call for a programme and a cast that are typed as lines. */
export function officeLineHandlers(api: Api): void {
  handle(api, understandLinesCall, async ({ scope, json }) =>
    (await understandLines(scope, recordStores, json)).map((rows) =>
      rows.map(({ isSure, ...row }) => ({ ...row, is_sure: isSure })),
    ),
  )
}
