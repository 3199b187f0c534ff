/** The errors of a record by the dotted names of their values, such as `fields.2.choices.de.0`. */
export type FormErrors = Readonly<Record<string, string>>

/** The error of a value, or of the first invalid part of it. */
export function errorWithin(errors: FormErrors, at: string): string | undefined {
  return Object.entries(errors).find(([name]) => name === at || name.startsWith(`${at}.`))?.[1]
}

/** The errors after the parts of a list have got other places; those of parts without a place are left out. */
export function errorsAtPlaces(
  errors: FormErrors,
  list: string,
  placeOf: (index: number) => number | null,
): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => {
      const [first, index = '', ...rest] = name.split('.')
      if (first !== list || !/^\d+$/.test(index)) return [[name, error]]
      const place = placeOf(Number(index))
      return place === null ? [] : [[[first, place, ...rest].join('.'), error]]
    }),
  )
}
