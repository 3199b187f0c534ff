import type { Localized } from '#i18n/languages.ts'
import { takeCatalogueNumber } from './catalogue-number.ts'
import { respell, tidySpaces } from './respell.ts'
import { nameForm } from './title-form.ts'

export type TidyTitle = { title: Localized; catalogueNumber: string | null }

/**
 * A work's title as a programme prints it, from one of a catalogue, in this order:
 * 1. the right spelling in brackets replaces the plain one, other brackets go;
 * 2. "(UNSPECIFIED)" and "(ARR. Unspecified)" say nothing and go; other arrangers stay, as "(arr. Ravel)";
 * 3. the catalogue number leaves the title for its own field;
 * 4. an article at the end comes to the front: "MEISTERSINGER, DIE" is "Die Meistersinger";
 * 5. capitals become capital initials; words that have small letters already stay as they are;
 * 6. forms are put in order: "CONCERTO, VIOLIN, D MAJOR" is "Violin Concerto in D major". Titles that are nothing but
 *    form, instrument, number and key are the only ones to get a German title; all others keep the archive's own.
 */
export function tidyTitle(raw: string): TidyTitle {
  const respelled = respell(tidySpaces(raw.replace(/[<>]/g, '')))
  const specified = tidySpaces(respelled.replace(/\s*\((ARR\. )?(UNSPECIFIED|UNKNOWN)\)/gi, ''))
  const arrangement = /\s*\(ARR\. ([^()]*)\)$/i.exec(specified)
  const original = arrangement ? specified.slice(0, arrangement.index) : specified
  const { rest, catalogueNumber } = takeCatalogueNumber(original)
  const title = nameForm(capitalize(moveArticle(rest)))
  const suffix = arrangement ? ` (arr. ${capitalize(arrangement[1] ?? '')})` : ''
  return {
    title: { de: title.de + suffix.replace('(arr.', '(Arr.'), en: title.en + suffix },
    catalogueNumber,
  }
}

/** The title of a movement or excerpt: printed dashes are kept, and only titles entirely in capitals are changed. */
export function tidyMovement(raw: string): string {
  return capitalize(tidySpaces(respell(raw).replace(/\s*--+\s*/g, ' – ')))
}

const articles = "THE|A|AN|DIE|DER|DAS|DES|DEM|EIN|EINE|LE|LA|LES|L'|UN|UNE|IL|LO|GLI|I|UNA|UNO|EL|LOS|LAS"
const articleAtEnd = new RegExp(`^([^,:(]+), (${articles})(?=$|[:,]| \\()`, 'i')

function moveArticle(text: string): string {
  return text.replace(articleAtEnd, (_, noun: string, article: string) =>
    article.endsWith("'") ? `${article}${noun}` : `${article} ${noun}`,
  )
}

const smallWords = new Set(
  (
    'a an and at by for from in into of on or the to with ' +
    'am an auf aus das dem den der des die ein eine für im mit nach und vom von zu zum zur ' +
    'al alla d de degli dei del della di du e el en et il la las le les los par pour sur un une y o'
  ).split(' '),
)

/** "SYMPHONY OF PSALMS" becomes "Symphony of Psalms"; the first word of a title and after a colon is capitalized. */
function capitalize(text: string): string {
  let isFirst = true
  return text.replace(/[^\s/]+/g, (word, offset: number) => {
    const isKey = /^[A-G]( |-)((flat|sharp)[ -])?(major|minor)/i.test(text.slice(offset))
    const begins = isFirst || /^[("]/.test(word)
    isFirst = /[:–/]$/.test(word)
    return isInCapitals(word) && !isKey ? capitalizeWord(word, begins) : word
  })
}

function capitalizeWord(word: string, isFirst: boolean): string {
  const bare = word.replace(/[^\p{L}\d.'’-]/gu, '')
  const lower = word.toLowerCase()
  if (isRomanNumber(bare) || /^(\p{L}\.){2,}$/u.test(bare)) return word
  if (/^[("]?NOS?\.?$/.test(word)) return large(lower)
  if (!isFirst && smallWords.has(bare.toLowerCase())) return lower
  // d'un faune, l'après-midi: elided articles stay lower case inside a title.
  const elided = /^([dl]['’])(.+)$/.exec(lower)
  if (elided) {
    const [, article = '', noun = ''] = elided
    return (isFirst ? large(article) : article) + (smallWords.has(noun) ? noun : large(noun))
  }
  return lower.split('-').map(large).join('-')
}

/** Capitalizes the first letter, even after a quotation mark or bracket. */
function large(word: string): string {
  return word.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}

function isInCapitals(word: string): boolean {
  return /\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word)
}

/** Roman numerals as in the numbers of symphonies, acts and books: made of I, V and X only. */
function isRomanNumber(word: string): boolean {
  return /^(X{0,3})(IX|IV|V?I{0,3})[.]?$/.test(word) && word !== ''
}
