/**
 * The heads of contents: what the page of a record shows above its section, edited in place and published with it
 * (decision 45). A head is stored like a block; its type is the kind of record that owns the section.
 */
import { z } from 'zod'
import type { StoredBlock } from '#contracts/pages.ts'
import { defineBlock, type BlockDefinition } from './definition.ts'
import { linkTarget, photograph, picture, richText, shortText } from './fields.ts'
import type { ReadBlock } from './read-block.ts'

const title = shortText
const pageHead = defineBlock({
  type: 'page',
  version: 1,
  fields: z.object({
    title,
    headline: shortText,
    text: shortText,
    image: picture,
    link_text: shortText,
    link: linkTarget,
  }),
  standsAlone: false,
  required: ['title'],
  limits: { title: 200, headline: 300, text: 600, link_text: 200 },
  textOf: () => [],
})

const eventHead = defineBlock({
  type: 'event',
  version: 1,
  // The figure of an event is drawn from its programme, so that only a photograph can be chosen. Heads that were stored
  // before there was a picture have none, which leaves that of the record unchanged.
  fields: z.object({ teaser: shortText, description: richText, image: photograph.optional() }),
  standsAlone: false,
  limits: { teaser: 600 },
  textOf: () => [],
})

const articleHead = defineBlock({
  type: 'article',
  version: 1,
  fields: z.object({ title, teaser: shortText, image: picture }),
  standsAlone: false,
  required: ['title'],
  limits: { title: 200, teaser: 600 },
  textOf: () => [],
})

const subscriptionHead = defineBlock({
  type: 'subscription',
  version: 1,
  fields: z.object({ title, subtitle: shortText, teaser: shortText, description: richText, image: picture }),
  standsAlone: false,
  required: ['title'],
  limits: { title: 200, subtitle: 300, teaser: 600 },
  textOf: () => [],
})

/** The definitions by kind of owner. Search finds the texts by the owner's record, so `textOf` is empty. */
export const headDefinitions: Record<string, BlockDefinition> = {
  page: pageHead,
  event: eventHead,
  article: articleHead,
  subscription: subscriptionHead,
}

/** Reads a stored head of any version; marked with an error when this program cannot read it. */
export function readHead(stored: StoredBlock): ReadBlock {
  const { id, type, version } = stored
  const block: ReadBlock = { id, type, version, fields: stored.fields, children: [] }
  const definition = Object.hasOwn(headDefinitions, type) ? headDefinitions[type] : undefined
  if (!definition) return { ...block, error: 'unknown_type' }
  if (version > definition.version) return { ...block, error: 'newer_version' }
  const fields = definition.read(stored.fields, version)
  if (fields === null) return { ...block, error: 'invalid_fields' }
  return { ...block, version: definition.version, fields }
}
