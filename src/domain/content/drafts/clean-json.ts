/**
 * A JSON value without the characters that the database cannot store (null characters, lone surrogates) in strings and
 * keys. Returns the same value when nothing had to be removed.
 */
export function cleanJson<Value>(value: Value): Value {
  const text = JSON.stringify(value)
  if (!/\\u(?:0000|d[89a-f])/i.test(text)) return value
  // Only texts and names change; the shape stays.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return cleaned(value) as Value
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name.replaceAll('\0', '').toWellFormed(), cleaned(one)]),
  )
}
