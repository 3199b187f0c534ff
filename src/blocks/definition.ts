import type { z } from 'zod'

type Upgrade = (fields: Record<string, unknown>) => Record<string, unknown>
/** What an editor has to mend before the block is saved: the name of the field, and what is wrong with it. */
export type FieldFault = { field: string; fault: 'required' | 'too_long' | 'host' | 'invalid' }

/** What the rest of the program knows of a kind of block; a block's folder says it in `schema.ts`. */
export type BlockDefinition = {
  type: string
  /** Version of the stored fields; every change of their meaning raises it and adds an upgrade. */
  version: number
  /** The kinds of block that may stand inside; empty for most. */
  children: readonly string[]
  /** Whether it may stand in a column; the items of a list stand in their lists only. */
  standsAlone: boolean
  /** Upgrades stored fields to the current version and checks them; null when they can't be understood. */
  read(fields: Record<string, unknown>, storedVersion: number): Record<string, unknown> | null
  /**
   * What an editor has to mend. Stricter than `read`: a rule that came later must not hide what was stored before it.
   * Fields that can't be read at all are named as `invalid`.
   */
  check(fields: Record<string, unknown>): FieldFault[]
  /**
   * What the view is given besides its fields where no loader finds anything: worked out by the server, so that browsers
   * need not fetch what works it out. Undefined for most.
   */
  present(fields: Record<string, unknown>): unknown
  /** The words that a search should find the block by. */
  textOf(fields: Record<string, unknown>): string[]
  /** The level of the headline that it shows, if what follows can stand under it; null for most. */
  headlineLevel(fields: Record<string, unknown>): number | null
  /** What the page's own navigation leads to; null where it should not name the block. */
  namedPlace(fields: Record<string, unknown>): NamedPlace | null
}

/** A place of a page: the id of its element, and what it is called. */
export type NamedPlace = { id: string; name: string }

/**
 * Declares a kind of block. `upgrades[n]` turns fields of version n into version n + 1. `required` names the fields that
 * an editor must fill in, `limits` how many characters they hold (their schemas are wider, for what is stored already);
 * `check` finds what neither can say.
 */
export function defineBlock<Fields extends z.ZodObject>(definition: {
  type: string
  version: number
  fields: Fields
  children?: readonly string[]
  standsAlone?: boolean
  upgrades?: Record<number, Upgrade>
  required?: readonly (keyof z.infer<Fields> & string)[]
  limits?: Partial<Record<keyof z.infer<Fields> & string, number>>
  check?: (fields: z.infer<Fields>) => FieldFault[]
  present?: (fields: z.infer<Fields>) => unknown
  textOf: (fields: z.infer<Fields>) => string[]
  headlineLevel?: (fields: z.infer<Fields>) => number | null
  namedPlace?: (fields: z.infer<Fields>) => NamedPlace | null
}): BlockDefinition {
  const { type, version, fields: schema, children = [], standsAlone = true, upgrades = {} } = definition
  const { required = [], limits = {}, check = () => [] } = definition
  /** What one of the functions says of stored fields; `otherwise` where the block has none or they can't be read. */
  const ask = <Answer>(
    question: ((fields: z.infer<Fields>) => Answer) | undefined,
    stored: Record<string, unknown>,
    otherwise: Answer,
  ): Answer => {
    if (!question) return otherwise
    const parsed = schema.safeParse(stored)
    return parsed.success ? question(parsed.data) : otherwise
  }
  return {
    type,
    version,
    children,
    standsAlone,
    read(stored, storedVersion) {
      let fields = stored
      for (let from = storedVersion; from < version; from++) {
        const upgrade = upgrades[from]
        if (!upgrade) return null
        fields = upgrade(fields)
      }
      const parsed = schema.safeParse(fields)
      return parsed.success ? parsed.data : null
    },
    check(stored) {
      const parsed = schema.safeParse(stored)
      const missing = new Set<string>(required.filter((field) => isEmpty(stored[field])))
      const unread = new Set(
        parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0] ?? '')),
      )
      return [
        ...[...missing].map((field): FieldFault => ({ field, fault: 'required' })),
        ...[...unread]
          .filter((field) => !missing.has(field))
          .map((field): FieldFault => ({ field, fault: 'invalid' })),
        ...tooLong(stored, limits),
        ...(parsed.success ? check(parsed.data) : []),
      ]
    },
    present: (fields) => ask(definition.present, fields, undefined),
    textOf: (fields) => ask(definition.textOf, fields, []),
    headlineLevel: (fields) => ask(definition.headlineLevel, fields, null),
    namedPlace: (fields) => ask(definition.namedPlace, fields, null),
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** Characters are counted as readers count them, not as they are stored. */
function tooLong(fields: Record<string, unknown>, limits: Partial<Record<string, number>>): FieldFault[] {
  return Object.entries(limits).flatMap(([field, limit]): FieldFault[] => {
    const value = fields[field]
    if (typeof value !== 'string' || limit === undefined || value.length <= limit) return []
    const { length } = [...new Intl.Segmenter('de').segment(value)]
    return length > limit ? [{ field, fault: 'too_long' }] : []
  })
}
