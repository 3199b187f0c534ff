import { foldWord as fold } from '../fold-text.ts'
import type { Term } from './question.ts'

/** Leaves out articles, prepositions and the like, unless nothing else is left. */
export function dropCommonWords(terms: Term[]): Term[] {
  const others = terms.filter((term, index) => !isCommon(term, terms[index + 1]))
  return others.length > 0 ? others : terms
}

/** Whether the words are said of every event ("Konzerte", "was läuft"), so that a filter says more. */
export function isGeneric(terms: Term[]): boolean {
  return terms.every((term) => !term.isPhrase && (isEventWord(term.text) || common.has(fold(term.text))))
}

export function isEventWord(word: string): boolean {
  return eventWords.has(fold(word))
}

export function isCommonWord(word: string): boolean {
  return common.has(fold(word))
}

function isCommon(term: Term, next: Term | undefined): boolean {
  if (term.isPhrase || term.isInitial || !isCommonWord(term.text)) return false
  const isKey = term.text.length === 1 && next !== undefined && keySigns.has(fold(next.text))
  return !isKey
}

/** "nr" and "no" are among them, since titles leave them out as often as not: "Sinfonie Nr. 5", "5. Sinfonie". */
const common = setOf(`
  der die das den dem des ein eine einen einem einer eines und oder
  im in am an ans auf aus bei beim mit nach von vom zu zum zur für nr nummer
  the a of and or for on at to with by from s no number
`)

const eventWords = setOf(`
  konzert konzerte konzerten veranstaltung veranstaltungen event events termin termine karte karten ticket tickets
  programm was ist läuft gibt es
  concert concerts whats what is program programme show shows
`)

/** What follows the name of a key: "A minor" isn't an article with a noun. */
const keySigns = setOf('dur moll major minor flat sharp')

function setOf(words: string): ReadonlySet<string> {
  return new Set(fold(words).split(/\s+/).filter(Boolean))
}
