import type { ReactNode } from 'react'

type Component<Props> = (props: Props) => ReactNode
type Part = { isThere: boolean; isDormant: boolean; load: () => Promise<void> }

const parts = new Map<string, Part>()

/**
 * A part of pages that comes apart from them, because most of them do without it. It is named after its block or its
 * file, by which the server finds its styles. A page that has it says so twice: by `data-parts` on an element, with the
 * names of all parts in it, and in its loader's data. By the first a browser fetches the part before it takes the page
 * over, by the second before it moves to the page. Where nobody has fetched it, it shows nothing.
 */
export function latePart<Props extends object>(
  name: string,
  fetchPart: () => Promise<Component<Props>>,
  { isDormant = false } = {},
): Component<Props> {
  let Shown: Component<Props> | null = null
  const part: Part = {
    isThere: false,
    isDormant,
    load: async () => {
      Shown = await fetchPart()
      part.isThere = true
    },
  }
  parts.set(name, part)
  return (props) => Shown && <Shown {...props} />
}

/** The parts that elements of the page name, without those in parts that still sleep. */
export function namedParts(place: ParentNode): string[] {
  const elements = Array.from(place.querySelectorAll<HTMLElement>('[data-parts]'))
  return elements.flatMap((element) => {
    const sleeping = element.closest('[data-dormant]')
    const isOutside = sleeping === null || sleeping === place
    return isOutside ? (element.dataset['parts']?.split(' ') ?? []) : []
  })
}

/** Of the parts with these names, those that the first page has to have before it is taken over. */
export async function loadFirstParts(names: readonly string[]): Promise<void> {
  await loadParts(names, { isFirst: true })
}

/** Whether all parts with these names have been fetched. */
export function areThere(names: readonly string[]): boolean {
  return [...parts].every(([name, { isThere }]) => isThere || !names.includes(name))
}

/**
 * Fetches parts by their names, and the parts in them. A server fetches all, so that it never waits while it renders.
 * Rejects when a file can't be had.
 */
export async function loadParts(names: readonly string[] | 'all', { isFirst = false } = {}): Promise<void> {
  const missing = [...parts].filter(
    ([name, { isThere, isDormant }]) =>
      !isThere && !(isFirst && isDormant) && (names === 'all' || names.includes(name)),
  )
  if (missing.length === 0) return
  await Promise.all(missing.map(([, { load }]) => load()))
  await loadParts(names, { isFirst }) // what has come may have parts of its own
}
