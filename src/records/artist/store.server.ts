import { artists, identifiers, recordSources } from '#db/schema/index.ts'
import { reindexEventsOf } from '#domain/events/index.server.ts'
import { checkIdentifiers, tidyIdentifiers } from '#domain/identifiers/index.server.ts'
import { idsOf, storeOf } from '#domain/records/index.server.ts'
import { indexArtists, indexWorksOf, settleLifeDates, withFormerNames } from '#domain/works/index.server.ts'
import { removeSearchDocuments } from '#domain/search/index.server.ts'
import { href, missingSlug } from '#routing/paths.ts'
import { slugOf } from '#routing/slug-of.ts'
import { record } from './record.ts'

export const store = storeOf(record, {
  table: artists,
  parts: {
    identifiers: { table: identifiers, owner: 'artistId' },
    sources: { table: recordSources, owner: 'artistId' },
  },
  validate: checkIdentifiers,
  orderedBy: { sort_name: artists.sortFolded },
  address: (id, { name, name_english: english }, language) =>
    href('people-slug-id', language, {
      slug: slugOf(language === 'en' ? (english ?? name) : name) || missingSlug,
      id,
    }),
  beforeValidate: (scope, draft, before) => ({
    ...tidyIdentifiers(draft),
    ...settleLifeDates(draft, before),
    ...(before && {
      other_names: withFormerNames(scope, draft.other_names, {
        before: [before.name, before.name_english],
        after: [draft.name, draft.name_english],
      }),
    }),
  }),
  columns: { external_id: 'externalId' },
  index: (scope, written) => indexArtists(scope, idsOf(written)),
  afterDelete: (scope, deleted) => removeSearchDocuments(scope, 'person', idsOf(deleted)),
  updateDependants: async (scope, id) => {
    await indexWorksOf(scope, id)
    await reindexEventsOf(scope, { artistId: id })
  },
})
