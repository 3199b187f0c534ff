import { eq, sql } from 'drizzle-orm'
import { previewLinks, releaseItems, releases } from '#db/schema/index.ts'
import { endPreviewLinksTo } from '#domain/end-preview-links.server.ts'
import { storeOf } from '#domain/records/index.server.ts'
import { checkRelease } from '#domain/releases/index.server.ts'
import { record } from './record.ts'

export const store = storeOf(record, {
  table: releases,
  computed: {
    items: {
      sql: () =>
        sql<number>`(SELECT count(*)::int FROM ${releaseItems} WHERE ${eq(releaseItems.releaseId, releases.id)})`,
    },
  },
  beforeValidate: checkRelease,
  afterWrite: async (scope, written) => {
    for (const { id, after } of written) if (after.state === 'cancelled') await endPreviewLinksTo(scope, id)
  },
  deletedWith: [previewLinks],
})
