import type { AccessFact } from '#contracts/events.ts'
import { currencyPattern, type Currency } from '#i18n/currencies.ts'
import { matchAt, wholeWords } from './pattern.ts'
import type { Meaning } from './question.ts'

type Found = { meaning: Meaning; end: number } | null
/** Reads an access fact or "für Kinder" at a position of the text. */
type ReadFilter = (text: string, position: number) => Found

/** Reads a price in the house's currency at a position of the text. */
export function readPrice(text: string, position: number, currency: Currency): Found {
  const free = matchAt(freePattern, text, position)
  if (free) return { meaning: { key: 'price', priceMax: 0 }, end: position + free[0].length }
  const { worded, signed } = pricePatternsOf(currency)
  const match = matchAt(worded, text, position) ?? matchAt(signed, text, position)
  if (!match) return null
  const { amount, amountAfterSign } = match.groups ?? {}
  const priceMax = Number((amount ?? amountAfterSign ?? '').replace(',', '.'))
  return { meaning: { key: 'price', priceMax }, end: position + match[0].length }
}

export const readAccess: ReadFilter = (text, position) => {
  for (const [fact, pattern] of accessPatterns) {
    const match = matchAt(pattern, text, position)
    if (match) return { meaning: { key: 'access', fact }, end: position + match[0].length }
  }
  return null
}

export const readChildren: ReadFilter = (text, position) => {
  const match = matchAt(childrenPattern, text, position)
  return match && { meaning: { key: 'children' }, end: position + match[0].length }
}

const freePattern = wholeWords(
  '(?:kostenlos|kostenfrei)(?:e[mnrs]?)?|gratis|umsonst|eintritt frei|(?:bei )?freie[mr]? eintritt|free (?:admission|entry|entrance|of charge)|(?:admission|entry) free|for free',
)

const number = String.raw`\d{1,6}(?:[.,]\d{1,2})?`
const mostly =
  'unter|bis zu|bis|maximal|max\\.?|höchstens|hoechstens|weniger als|günstiger als|guenstiger als|billiger als|nicht mehr als|nicht über|under|below|up to|at most|maximum|less than|cheaper than|no more than|not more than'
const pricePatterns = new Map<Currency, { worded: RegExp; signed: RegExp }>()

function pricePatternsOf(currency: Currency) {
  const known = pricePatterns.get(currency)
  if (known) return known
  const unit = currencyPattern(currency)
  const amount = `(?:(?<amount>${number})(?:[.,][-–])? ?${unit}|${unit} ?(?<amountAfterSign>${number})(?:[.,][-–])?)`
  const patterns = {
    worded: wholeWords(`(?:für |for )?(?:${mostly}) ?${amount}`),
    signed: wholeWords(`[≤<]=? ?${amount}`),
  }
  pricePatterns.set(currency, patterns)
  return patterns
}

/** The first that fits wins: "wheelchair accessible" is more than "accessible". */
const accessPatterns: [AccessFact, RegExp][] = [
  access(
    'wheelchair',
    'rollstuhlgerechte?[mnrs]?|rollstuhlgängige?[mnrs]?|rollstuhlfahrer(?:in|innen)?|rollstuhl(?:platz|plätze|plätzen)?|wheelchair[ -](?:accessible|access|users?|spaces?)|wheelchairs?',
  ),
  access(
    'sign_language',
    'gebärdensprache|gebaerdensprache|gebärdensprachdolmetsch(?:er|erin|ung)|(?:bsl|dgs)(?:[ -]interpreted)?|sign[ -]language(?: (?:interpreter|interpreted|interpretation))?',
  ),
  access(
    'induction_loop',
    'induktionsschleifen?|induktionsanlage|hörschleifen?|hoerschleifen?|(?:induction|hearing) loops?',
  ),
  access('audio_description', 'audiodeskription|audio[ -]?description|audio[ -]described'),
  access('relaxed_performance', 'relaxed performances?|relaxed'),
  access(
    'step_free',
    'barrierefreie?[mnrs]?|stufenlose?[mnrs]?|stufenfreie?[mnrs]?|ohne (?:stufen|treppen|barrieren)|step[ -]free(?: access)?|barrier[ -]free|accessible|without (?:steps|stairs)',
  ),
]

function access(fact: AccessFact, words: string): [AccessFact, RegExp] {
  return [fact, wholeWords(`(?:(?:mit(?: dem)?|in|im|für|with(?: an?)?|for|by|in an?) )?(?:${words})`)]
}

const childrenPattern = wholeWords(
  "(?:(?:kinder|familien)konzerte?n?|(?:children[’']s|kids[’']?|family) concerts?|(?:für|fuer|mit) (?:(?:kleine|kleinen|unsere|unseren|meine|meinen) )?(?:kinder|kindern|kind|kids|familien|familie)|(?:für|mit) (?:die|der) (?:ganze|ganzen|gesamte)? ?familie|(?:for|with) (?:small |young |the |my )?(?:children|kids|families|family)|for (?:the whole|all the) family|(?:kinder|familien)(?:freundlich|gerecht)e?[mnrs]?|kindgerechte?[mnrs]?|(?:kid|kids|child|children|family)[ -]friendly)(?: (?:ab|von|mit|from|from age|aged?|of) \\d{1,2}(?: (?:jahren?|years?))?)?",
)
