import { releases } from '#db/schema/index.ts'
import { storeOf } from '#domain/records/index.server.ts'
import { checkRelease } from '#domain/releases/index.server.ts'
import { record } from './record.ts'

export const store = storeOf(record, {
  table: releases,
  settle: checkRelease,
})
