import { media } from '#db/schema/index.ts'
import {
  fileNamesOf,
  findMediaUses,
  indexCaptions,
  isOwnMedia,
  isUsedMedia,
  recordMediaChange,
  withEnding,
} from '#domain/media/index.server.ts'
import { mediaAddress, thumbAddress } from '#domain/pictures.ts'
import { idsOf, storeOf } from '#domain/records/index.server.ts'
import { record } from './record.ts'

export const store = storeOf(record, {
  table: media,
  computed: {
    is_used: { sql: isUsedMedia },
    url: { of: (row) => mediaAddress(row) },
    thumb: { of: thumbAddress },
  },
  // Rows come from uploads only.
  beforeInsert: () => {
    throw new TypeError('Files are uploaded.')
  },
  beforeValidate: (_, item, before) =>
    before ? { file_name: withEnding(item.file_name, before.file_name) } : {},
  isOwn: isOwnMedia,
  findUses: findMediaUses,
  filesOf: fileNamesOf,
  afterWrite: (scope, written) => recordMediaChange(scope, idsOf(written)),
  updateDependants: indexCaptions,
})
