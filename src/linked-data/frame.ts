import type { Language } from '#i18n/languages.ts'
import type { DraftOf } from '#records/field.ts'
import type { record } from '#records/settings/record.ts'

export type House = DraftOf<typeof record.fields>

/** Where and in which language something is described. */
export type Frame = { publicOrigin: string; language: Language; house: House }

/** An absolute address of a path of the site; addresses of other sites stay as they are. */
export function absolute(path: string, { publicOrigin }: Pick<Frame, 'publicOrigin'>): string {
  return new URL(path, publicOrigin).href
}
