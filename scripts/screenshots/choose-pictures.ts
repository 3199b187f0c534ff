import { languages, type Language } from '#i18n/languages.ts'
import { pageKinds, type PageKind } from '../../tests/support/page-kinds.ts'

const widths = [360, 768, 1280, 1920] as const
export const lights = ['day', 'evening'] as const
/** The kinds of pages that have a print stylesheet of their own. */
export const printedKinds = ['programme', 'event', 'archive', 'article', 'subscription'] as const

/** A page on a screen, or the same page as a printed sheet. */
export type Picture = { kind: PageKind; language: Language } & (
  | { width: number; light: (typeof lights)[number] }
  | { isPrinted: true }
)

/** The arguments that narrow the choice, by what they choose. */
const words = {
  kind: [...pageKinds, ...printedKinds.map((kind) => `print-${kind}`)],
  width: widths.map(String),
  light: lights,
  language: languages,
} as const

export const allWords: string[] = Object.values(words).flat()

/**
 * All pictures to take. A group of arguments of which none is given does not narrow the choice. Every argument must
 * be one of `allWords`.
 */
export function choosePictures(given: string[]): Picture[] {
  const isWanted = (sort: keyof typeof words, word: string) => {
    const asked = given.filter((one) => words[sort].some((known) => known === one))
    return asked.length === 0 || asked.includes(word)
  }
  return languages
    .filter((language) => isWanted('language', language))
    .flatMap((language) => [
      ...pageKinds
        .filter((kind) => isWanted('kind', kind))
        .flatMap((kind) =>
          widths
            .filter((width) => isWanted('width', String(width)))
            .flatMap((width) =>
              lights
                .filter((light) => isWanted('light', light))
                .map((light) => ({ kind, language, width, light })),
            ),
        ),
      ...printedKinds
        .filter((kind) => isWanted('kind', `print-${kind}`))
        .map((kind) => ({ kind, language, isPrinted: true as const })),
    ])
}

/** The name of a picture's file; its folder is named after the kind of page. */
export function fileOf(picture: Picture): string {
  const { kind, language } = picture
  return 'isPrinted' in picture
    ? `print-${kind}/${language}.pdf`
    : `${kind}/${picture.width}-${picture.light}-${language}.png`
}
