import { getTableColumns } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { expect, test } from 'vitest'
import { eventDetail } from '#contracts/events.ts'
import { events } from '#db/schema/index.ts'

/** Columns that are presented under another name or in resolved form. */
const shownOtherwise = [
  'title',
  'roomId',
  'seriesId',
  'seasonId',
  'imageId',
  'figureSeed',
  'publicChanges',
  'promoterName',
  'promoterUrl',
  'promoterContact',
  'houseValues',
]
/** Columns that must not be exposed to visitors. */
const internal = [
  'titleFolded',
  'dateLocal',
  'isOnline',
  'onlineFrom',
  'onlineTo',
  'sequence',
  'source',
  'editedFields',
  'programmeMinutes',
  'runId',
  'internalNote',
  'responsible',
  'isTextReady',
  'isTranslated',
  'isPictureReady',
  'isOption',
  'vanishedAt',
  'createdAt',
  'updatedAt',
]

test('Every column of an event is in the contract or in the list of internal columns', () => {
  const shown = new Set<string>(eventDetail.keyof().options)
  const others = Object.keys(getTableColumns(events)).filter((column) => !shown.has(toSnakeCase(column)))
  expect(others.toSorted()).toEqual([...shownOtherwise, ...internal].toSorted())
})
