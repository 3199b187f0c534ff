import { z } from 'zod'
import { fieldContents, type BlockDefinition } from './definition.ts'

/**
 * The fields of a kind of block that hold words, plain or rich: not those with targets of links, choices, or values of a
 * certain form such as anchors and pictures.
 */
export function textFieldsOf({ fields, targets }: Pick<BlockDefinition, 'fields' | 'targets'>): string[] {
  return Object.entries(fields.shape).flatMap(([name, schema]) =>
    !targets.includes(name) &&
    fieldContents.get(schema)?.holds !== 'address' &&
    (isPlainText(schema) || isRichText(schema))
      ? [name]
      : [],
  )
}

function isPlainText(schema: z.core.$ZodType): boolean {
  const inner = unwrap(schema)
  const checks = inner instanceof z.ZodString ? (inner.def.checks ?? []) : null
  return checks !== null && checks.every(({ _zod: { def } }) => ofWords.has(def.check))
}

/** What a text has to fulfil that may be any words. */
const ofWords = new Set(['max_length', 'overwrite'])

/** It accepts any value, and makes a document of it. */
function isRichText(schema: z.core.$ZodType): boolean {
  const read = z.safeParse(schema, null)
  return (
    read.success &&
    typeof read.data === 'object' &&
    read.data !== null &&
    'type' in read.data &&
    read.data.type === 'doc'
  )
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodDefault || schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema
}
