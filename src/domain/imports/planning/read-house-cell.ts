import type { HouseColumn } from '#contracts/planning-columns.ts'
import { foldText } from '../../search/index.server.ts'
import { readWhole } from './read-values.ts'

/**
 * What a cell says of a field that the house has added, as its value; or the code of an error. The schema of the field checks it
 * afterwards. `instantOf` reads an instant.
 */
export function readHouseCell(
  { field }: Pick<HouseColumn, 'field'>,
  text: string,
  instantOf: (text: string) => { day: string; instant: string } | null,
): { value: unknown } | { code: string } {
  const orElse = (value: unknown, code: string) => (value === null ? { code } : { value })
  switch (field.kind) {
    case 'number':
      return orElse(readWhole(text), 'number')
    case 'money':
      return orElse(centsOf(text), 'amount')
    case 'flag':
      return orElse(yesOrNo.get(foldText(text)) ?? null, 'invalid')
    case 'day':
      return orElse(instantOf(text)?.day ?? null, 'date')
    case 'instant':
      return orElse(instantOf(text)?.instant ?? null, 'date')
    case 'lines':
      return { value: partsOf(text) }
    case 'choice':
      return orElse(optionOf(field.options, text), 'invalid')
    case 'choices': {
      const chosen = partsOf(text).map((part) => optionOf(field.options, part))
      return orElse(chosen.includes(null) ? null : chosen, 'invalid')
    }
    default:
      return { value: text }
  }
}

const yesOrNo = new Map([
  ...['ja', 'yes', 'x', 'j', 'y', '1', 'wahr', 'true'].map((word) => [word, true] as const),
  ...['nein', 'no', 'n', '0', 'falsch', 'false'].map((word) => [word, false] as const),
])

function partsOf(text: string): string[] {
  return text.split(/[,;\n|]/).flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))
}

/** `1.234,50`, `12.50` and `12` of a currency, as cents. */
function centsOf(text: string): number | null {
  const [, whole = '', decimals = ''] = /^\D*?(\d[\d.,' ]*?)(?:[.,](\d{1,2}))?[^\d]*$/.exec(text) ?? []
  const digits = whole.replaceAll(/\D/g, '')
  return digits === '' ? null : Number(digits) * 100 + Number(decimals.padEnd(2, '0'))
}

/** An option by its name in either language, or by its value. */
function optionOf(
  options: readonly { value: string; label: { de: string; en: string } }[],
  text: string,
): string | null {
  const wanted = foldText(text)
  const found = options.find(({ value, label }) =>
    [value, label.de, label.en].some((one) => foldText(one) === wanted),
  )
  return found?.value ?? null
}
