import { foldWord as fold } from '../fold-text.ts'
import type { Term } from './question.ts'

/** Leaves out articles, prepositions and the like, unless nothing else is left. */
export function dropCommonWords(terms: Term[]): Term[] {
  const others = terms.filter((term, index) => !isCommon(term, terms[index + 1]))
  return others.length > 0 ? others : terms
}

/** Whether the words are said of every event ("Konzerte", "was läuft"), so that a filter says more. */
export function isGeneric(terms: Term[], text: string): boolean {
  const isAsking = isSentence(text)
  return terms.every(
    (term) =>
      !term.isPhrase &&
      (isEventWord(term.text) || isCommonWord(term.text) || (isAsking && asking.has(fold(term.text)))),
  )
}

export function isEventWord(word: string): boolean {
  return eventWords.has(fold(word))
}

/**
 * Leaves out the words with which a sentence only asks ("Wann wird … gespielt?", "Where can I …?"), unless nothing else
 * is left. In other texts the same words are names and titles.
 */
export function dropAskingWords(terms: Term[], text: string): Term[] {
  if (!isSentence(text)) return terms
  const others = terms.filter((term) => term.isPhrase || term.isInitial || !asking.has(fold(term.text)))
  return others.length > 0 ? others : terms
}

/** Without the words that are said of every event; they say something only where nothing else is left. */
export function dropEventWords(terms: Term[]): Term[] {
  const others = terms.filter((term) => term.isPhrase || !isEventWord(term.text))
  return others.length > 0 ? others : terms
}

/** Whether a text asks: by its sign, its first or its last word ("Einlass wann"). */
export function isSentence(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length < 2) return false
  return text.endsWith('?') || openings.has(fold(words[0] ?? '')) || closings.has(fold(words.at(-1) ?? ''))
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

/** Words that a question begins with. */
const openings = setOf(`
  wann wo woher wohin womit wie wieso warum weshalb was wer wen wem wessen welche welcher welches welchen welchem
  ist sind war gibt kann kannst können könnt könnte darf dürfen muss müssen soll sollen habt haben hat wird werden spielt
  ich
  when where what which who whom whose how why is are was were do does did can could may might must shall should will
  would has have i
`)

const closings = setOf('wann wo wie when where how')

/** Words that a question has beside what it is about. */
const asking = setOf(`
  wann wo woher wohin womit wie wieso warum weshalb was wer wen wem wessen welche welcher welches welchen welchem ob wenn
  bin ist sind war waren sein wird werden wurde wurden worden habe hast hat haben hatte habt
  kann kannst können könnt könnte könnten darf dürfen dürft muss müssen soll sollen sollte möchte möchten will wollen
  ich du er sie wir ihr man mir mich uns euch ihnen mein meine meinen meinem meiner dein deine ihre ihren ihrem ihrer
  unser unsere unseren es gibt da dort hier noch auch schon denn mal bitte eigentlich nur wieder zuletzt nächste nächsten
  nächstes viel viele spielt spielen gespielt aufgeführt hören sehen finde finden findet bekomme bekommen komme kommen
  kommt mache machen macht passiert läuft
  when where what which who whom whose how why if is are was were be been am being do does did done can could may might
  must shall should will would has have had i you we they he she it me us them my your our their there here some any
  please much many last next again play plays played playing performed hear see find get got go come happen happens want
  allowed
`)

/** What follows the name of a key: "A minor" isn't an article with a noun. */
const keySigns = setOf('dur moll major minor flat sharp')

function setOf(words: string): ReadonlySet<string> {
  return new Set(fold(words).split(/\s+/).filter(Boolean))
}
