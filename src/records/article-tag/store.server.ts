import { articleTags } from '#db/schema/index.ts'
import { storeOf } from '#domain/records/index.server.ts'
import { href } from '#routing/paths.ts'
import { record } from './record.ts'

export const store = storeOf(record, {
  table: articleTags,
  change: 'article',
  address: (id, { slug }, language) => href('stories-tags-tag-id', language, { tag: slug[language], id }),
})
