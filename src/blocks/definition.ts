import { z } from 'zod'

type Upgrade = (fields: Record<string, unknown>) => Record<string, unknown>
/** A validation error that prevents saving a block: the name of the field, and the kind of error. */
export type FieldError = { field: string; error: 'required' | 'too_long' | 'host' | 'invalid' }

/** The interface of a block type to the rest of the program; declared in the `schema.ts` of the block's folder. */
export type BlockDefinition = {
  type: string
  /** The version of the stored fields; every change of their meaning increments it and adds an upgrade. */
  version: number
  /** The schema of its fields. */
  fields: z.ZodObject
  /** The block types allowed inside; empty for most. */
  children: readonly string[]
  /** Whether it may be placed in a column; items are allowed in their lists only. */
  standsAlone: boolean
  /** How many of them one content may hold, for blocks that are costly to show; otherwise Infinity. */
  maxPerContent: number
  /** How many blocks one of them may contain; Infinity for most. */
  maxChildren: number
  /** The fields that name another record: by a link, or by choosing it. */
  targets: readonly string[]
  /** Upgrades stored fields to the current version and validates them; null when they are invalid. */
  read(fields: Record<string, unknown>, storedVersion: number): Record<string, unknown> | null
  /**
   * The validation errors for editors. Stricter than `read`: a rule added later must not hide content stored before it.
   * Unreadable fields are reported as `invalid`.
   */
  check(fields: Record<string, unknown>): FieldError[]
  /**
   * Additional data for the view of a block without a loader: computed on the server, so that browsers need not load
   * the code. Undefined for most.
   */
  present(fields: Record<string, unknown>): unknown
  /** The texts to be indexed by the search. */
  textOf(fields: Record<string, unknown>): string[]
  /** The level of its headline, or of the names of its `loaded` data that it shows as headlines; null for most. */
  headlineLevel(fields: Record<string, unknown>, loaded?: unknown): number | null
  /** Whether it shows the content of a shared block, inside of which it is not allowed. */
  showsSource: boolean
  /** The shared block whose published content it shows; null for most. */
  sourceOf(fields: Record<string, unknown>): number | null
  /** The block's entry in the page's own navigation; null for none. */
  namedPlace(fields: Record<string, unknown>): NamedPosition | null
}

/** What a field's schema holds, where the code has to know more than its type; the API does not describe it. */
export const fieldContents = z.registry<{ holds: 'address' | 'target' }>()

/** A named anchor of a page: the id of its element, and its label. */
export type NamedPosition = { id: string; name: string }

/**
 * Declares a block type. `upgrades[n]` turns fields of version n into version n + 1. `required` names the mandatory
 * fields, `limits` their maximum numbers of characters (the schemas allow more, for what is already stored); `check`
 * adds rules beyond these.
 */
export function defineBlock<Fields extends z.ZodObject>(definition: {
  type: string
  version: number
  fields: Fields
  children?: readonly string[]
  standsAlone?: boolean
  maxPerContent?: number
  maxChildren?: number
  upgrades?: Record<number, Upgrade>
  required?: readonly (keyof z.infer<Fields> & string)[]
  limits?: Partial<Record<keyof z.infer<Fields> & string, number>>
  check?: (fields: z.infer<Fields>) => FieldError[]
  present?: (fields: z.infer<Fields>) => unknown
  textOf: (fields: z.infer<Fields>) => string[]
  headlineLevel?: (fields: z.infer<Fields>, loaded?: unknown) => number | null
  sourceOf?: (fields: z.infer<Fields>) => number | null
  namedPlace?: (fields: z.infer<Fields>) => NamedPosition | null
}): BlockDefinition {
  const { type, version, fields: schema, children = [], standsAlone = true, upgrades = {} } = definition
  const { required = [], limits = {}, check = () => [] } = definition
  /**
   * Calls one of the functions with stored fields; returns `otherwise` when the block has no such function or its
   * fields are invalid.
   */
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
    fields: schema,
    children,
    standsAlone,
    maxPerContent: definition.maxPerContent ?? Infinity,
    maxChildren: definition.maxChildren ?? Infinity,
    targets: Object.entries(schema.shape).flatMap(([name, field]) =>
      fieldContents.get(field)?.holds === 'target' ? [name] : [],
    ),
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
        ...[...missing].map((field): FieldError => ({ field, error: 'required' })),
        ...[...unread]
          .filter((field) => !missing.has(field))
          .map((field): FieldError => ({ field, error: 'invalid' })),
        ...tooLong(stored, limits),
        ...(parsed.success ? check(parsed.data) : []),
      ]
    },
    present: (fields) => ask(definition.present, fields, undefined),
    textOf: (fields) => ask(definition.textOf, fields, []),
    headlineLevel: (fields, loaded) =>
      ask(
        definition.headlineLevel && ((read) => definition.headlineLevel?.(read, loaded) ?? null),
        fields,
        null,
      ),
    showsSource: definition.sourceOf !== undefined,
    sourceOf: (fields) => ask(definition.sourceOf, fields, null),
    namedPlace: (fields) => ask(definition.namedPlace, fields, null),
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** Counts characters as readers do, not UTF-16 code units. */
function tooLong(fields: Record<string, unknown>, limits: Partial<Record<string, number>>): FieldError[] {
  return Object.entries(limits).flatMap(([field, limit]): FieldError[] => {
    const value = fields[field]
    if (typeof value !== 'string' || limit === undefined || value.length <= limit) return []
    const { length } = [...new Intl.Segmenter('de').segment(value)]
    return length > limit ? [{ field, error: 'too_long' }] : []
  })
}
