import type { FoundSubject } from '#contracts/office-replacements.ts'

/** The name of a place among all that were found. */
export function nameOfPlace({ subject }: FoundSubject, text: number, place: number): string {
  return `${subject} ${text} ${place}`
}

/** The names of the places of a subject that the account may change. */
export function placesOf(found: FoundSubject): string[] {
  return found.can_change
    ? found.texts.flatMap(({ places }, text) => places.map((_, place) => nameOfPlace(found, text, place)))
    : []
}

/** The texts with the places that are not left out, as the call that replaces takes them. */
export function chosenTexts(subjects: readonly FoundSubject[], isLeftOut: ReadonlySet<string>) {
  return subjects
    .filter((found) => found.can_change)
    .flatMap((found) =>
      found.texts.flatMap(({ path, seen, places }, text) => {
        const chosen = places.flatMap((_, place) =>
          isLeftOut.has(nameOfPlace(found, text, place)) ? [] : [place],
        )
        return chosen.length === 0 ? [] : [{ subject: found.subject, path, seen, places: chosen }]
      }),
    )
}
