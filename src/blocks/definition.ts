import type { z } from 'zod'

type Upgrade = (fields: Record<string, unknown>) => Record<string, unknown>

/** What the rest of the program knows of a kind of block; a block's folder says it in `schema.ts`. */
export type BlockDefinition = {
  type: string
  /** Version of the stored fields; every change of their meaning raises it and adds an upgrade. */
  version: number
  /** The kinds of block that may stand inside; empty for most. */
  children: readonly string[]
  /** Upgrades stored fields to the current version and checks them; null when they can't be understood. */
  read(fields: Record<string, unknown>, storedVersion: number): Record<string, unknown> | null
  /** The words that a search should find the block by. */
  textOf(fields: Record<string, unknown>): string[]
}

/** Declares a kind of block. `upgrades[n]` turns fields of version n into version n + 1. */
export function defineBlock<Fields extends z.ZodObject>(definition: {
  type: string
  version: number
  fields: Fields
  children?: readonly string[]
  upgrades?: Record<number, Upgrade>
  textOf: (fields: z.infer<Fields>) => string[]
}): BlockDefinition {
  const { fields: schema, upgrades = {}, textOf, children = [], ...rest } = definition
  return {
    ...rest,
    children,
    read(stored, storedVersion) {
      let fields = stored
      for (let version = storedVersion; version < rest.version; version++) {
        const upgrade = upgrades[version]
        if (!upgrade) return null
        fields = upgrade(fields)
      }
      const parsed = schema.safeParse(fields)
      return parsed.success ? parsed.data : null
    },
    textOf(fields) {
      const parsed = schema.safeParse(fields)
      return parsed.success ? textOf(parsed.data) : []
    },
  }
}
