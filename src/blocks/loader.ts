import type { Scope } from '#domain/scope.ts'
import type { Language } from '#i18n/languages.ts'

/** A block as its loader sees it: its fields are valid, and so are those of its children. */
export type LoadedBlock<Fields = Record<string, unknown>> = {
  id: string
  fields: Fields
  children: { type: string; fields: Record<string, unknown> }[]
}

/** Loads what a block shows beyond its own fields; runs in parallel with the page's other loaders. */
export type BlockLoader<Fields, Data> = (
  scope: Scope,
  block: LoadedBlock<Fields>,
  language: Language,
) => Promise<Data>

/** The registry's type: `never`, because only the content loader calls loaders, with fields validated by the schema. */
export type BlockLoaders = Record<string, BlockLoader<never, unknown>>
