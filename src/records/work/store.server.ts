import { identifiers, recordSources, works } from '#db/schema/index.ts'
import { reindexEventsOf } from '#domain/events/index.server.ts'
import { checkIdentifiers, tidyIdentifiers } from '#domain/identifiers/index.server.ts'
import { idsOf, storeOf } from '#domain/records/index.server.ts'
import { indexWorks, settleComposed, withFormerNames } from '#domain/works/index.server.ts'
import { removeSearchDocuments } from '#domain/search/index.server.ts'
import { href, missingSlug } from '#routing/paths.ts'
import { slugOf } from '#routing/slug-of.ts'
import { record } from './record.ts'

export const store = storeOf(record, {
  table: works,
  parts: {
    identifiers: { table: identifiers, owner: 'workId' },
    sources: { table: recordSources, owner: 'workId' },
  },
  validate: checkIdentifiers,
  address: (id, { title }, language) =>
    href('works-slug-id', language, { slug: slugOf(title[language] || title.de) || missingSlug, id }),
  beforeValidate: (scope, draft, before) => ({
    ...tidyIdentifiers(draft),
    ...settleComposed(draft, before),
    ...(before && {
      other_titles: withFormerNames(scope, draft.other_titles, {
        before: Object.values(before.title),
        after: Object.values(draft.title),
      }),
    }),
  }),
  columns: { external_id: 'externalId' },
  index: (scope, written) => indexWorks(scope, idsOf(written)),
  afterDelete: (scope, deleted) => removeSearchDocuments(scope, 'work', idsOf(deleted)),
  updateDependants: (scope, id) => reindexEventsOf(scope, { workId: id }),
})
