import type { Scope } from '#domain/scope.ts'
import type { Language } from '#i18n/languages.ts'

/** A block as its loader sees it. */
export type LoadedBlock<Fields = Record<string, unknown>> = {
  id: string
  fields: Fields
  children: { type: string; fields: Record<string, unknown> }[]
}

/** Finds what a block shows beyond its own fields; runs beside the other blocks' loaders of the page. */
export type BlockLoader<Fields, Data> = (
  scope: Scope,
  block: LoadedBlock<Fields>,
  language: Language,
) => Promise<Data>

/** The registry's type: only the content loader calls loaders, with fields that the schema has checked. */
export type BlockLoaders = Record<string, BlockLoader<never, unknown>>
