/** The blocks of sections as the OpenAPI document describes them, derived from their definitions. */
import { z } from 'zod'
import type { BlockDefinition } from '#blocks/definition.ts'
import { partLanguages } from '#i18n/part-languages.ts'
import { richText } from '#blocks/fields.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import { thumbsSchema } from './pictures.ts'

type Schema = Record<string, unknown>

/** The type under which a section has a block that cannot be shown. */
export const unreadableType = 'unreadable'

const text = { type: 'string' }
const textOrNull = { type: ['string', 'null'] }
const wholeNumber = { type: 'integer' }
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const list = (name: string) => ({ type: 'array', items: reference(name) })

/**
 * The schemas by name: `ShownBlock` is one of a kind each, so that `type` says which fields there are; `Block` is a stored one,
 * of any version. Generators cannot express them, because blocks contain blocks.
 */
export function describeBlocks(): Record<string, Schema> {
  const definitions = Object.values(blockDefinitions)
  return {
    ...Object.fromEntries(
      definitions.map((definition) => [
        shownName(definition),
        shownSchema({ const: definition.type }, fieldsOf(definition)),
      ]),
    ),
    ShownUnreadableBlock: shownSchema(
      { const: unreadableType },
      object({ stored_type: { ...text, description: 'What kind of block it was stored as.' } }),
    ),
    ShownBlock: {
      description: 'A block of a section; its `type` says which fields it has.',
      oneOf: [...definitions.map(shownName), 'ShownUnreadableBlock'].map(reference),
    },
    Block: {
      ...object(
        {
          id: { ...text, minLength: 1, maxLength: 100 },
          type: { ...text, minLength: 1, maxLength: 50 },
          version: { ...wholeNumber, minimum: 1 },
          fields: {
            type: 'object',
            additionalProperties: {},
            description: 'As the calls of the page editor for its kind describe them.',
          },
          children: list('Block'),
        },
        ['id', 'type', 'version', 'fields'],
      ),
      description: 'A block as it is stored.',
    },
    ...richTextSchemas,
  }
}

function shownName({ type }: BlockDefinition): string {
  return `Shown${type.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Block`
}

function shownSchema(type: Schema, fields: Schema): Schema {
  return object({
    id: text,
    type: { type: 'string', ...type },
    version: wholeNumber,
    parent: { ...textOrNull, description: 'The block that contains it; null for a block in a column.' },
    order: { ...wholeNumber, description: 'Its position among its siblings, from 0.' },
    fields,
    children: list('ShownBlock'),
  })
}

/** The stored fields, with the addresses that calls add for links and pictures. */
function fieldsOf({ fields }: BlockDefinition): Schema {
  const { properties = {} } = z.toJSONSchema(fields, {
    io: 'output',
    unrepresentable: 'any',
  })
  const described = Object.entries(properties).map(([name, schema]): [string, unknown] => [
    name,
    fields.shape[name] === richText ? reference('RichText') : schema,
  ])
  const optional = new Set(
    Object.entries(fields.shape).flatMap(([name, schema]) => (schema instanceof z.ZodOptional ? [name] : [])),
  )
  return object(
    {
      ...Object.fromEntries(described),
      ...('link' in properties && {
        link_url: { ...textOrNull, description: 'Where the link leads; null if it leads nowhere.' },
      }),
      ...('image' in properties && {
        image_url: { ...textOrNull, description: 'The largest file of the picture.' },
        thumbs: { anyOf: [z.toJSONSchema(thumbsSchema, { target: 'draft-2020-12' }), { type: 'null' }] },
      }),
    },
    described.map(([name]) => name).filter((name) => !optional.has(name)),
  )
}

function object(properties: Record<string, unknown>, required = Object.keys(properties)): Schema {
  const plain = z.record(z.string(), z.unknown()).parse(JSON.parse(JSON.stringify(properties)))
  return { type: 'object', properties: withoutDialect(plain), required }
}

/** The generator repeats the dialect in each schema. */
function withoutDialect(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDialect)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (name === '$schema' ? [] : [[name, withoutDialect(one)]])),
  )
}

/** Rich text, which nests lists in lists. */
const richTextSchemas: Record<string, Schema> = {
  RichText: {
    ...object({ type: { const: 'doc' }, content: list('RichTextPart') }),
    description: 'A text with marks, as ProseMirror stores it.',
  },
  RichTextPart: { oneOf: [reference('RichTextParagraph'), reference('RichTextList')] },
  RichTextParagraph: object(
    {
      type: { const: 'paragraph' },
      attrs: object({ textAlign: { enum: ['left', 'center', 'right'] } }),
      content: list('RichTextInline'),
    },
    ['type'],
  ),
  RichTextList: object({ type: { enum: ['bulletList', 'orderedList'] }, content: list('RichTextItem') }),
  RichTextItem: object({ type: { const: 'listItem' }, content: list('RichTextPart') }),
  RichTextInline: {
    oneOf: [
      object({ type: { const: 'text' }, text, marks: list('RichTextMark') }, ['type', 'text']),
      object({ type: { const: 'hardBreak' } }),
    ],
  },
  RichTextMark: {
    oneOf: [
      object({ type: { enum: ['bold', 'italic'] } }),
      object({
        type: { const: 'language' },
        attrs: object({
          language: { enum: [...partLanguages], description: 'The language of these words, as BCP 47 code.' },
        }),
      }),
      object({
        type: { const: 'link' },
        attrs: object({
          href: { ...text, description: 'An address, or what it names, such as `page:3`.' },
          newWindow: { type: 'boolean' },
        }),
      }),
    ],
  },
}
