import { createContext, useContext } from 'react'
import type { FormFieldDraft } from '#records/field.ts'

/** The fields of a form that are edited. */
export type Builder = {
  fields: readonly FormFieldDraft[]
  /** The keys under which answers may be stored already. */
  storedSlugs: readonly string[]
  /** The error of a value, or of the first invalid part of it, by its dotted name such as `2.choices.de`. */
  errorAt: (at: string) => string | undefined
  change: (fields: readonly FormFieldDraft[]) => void
  /** Gives fields other places, with their errors. */
  arrange: (fields: readonly FormFieldDraft[], placeOf: (index: number) => number | null) => void
}

export const BuilderContext = createContext<Builder | null>(null)

/** The builder that surrounds a control. */
export function useBuilder(): Builder {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('There is no BuilderContext.')
  return builder
}
