import type { ReactNode } from 'react'

type Component<Props> = (props: Props) => ReactNode
type Part = { isThere: boolean; load: () => Promise<void> }

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
): Component<Props> {
  let Shown: Component<Props> | null = null
  const part: Part = {
    isThere: false,
    load: async () => {
      Shown = await fetchPart()
      part.isThere = true
    },
  }
  parts.set(name, part)
  return (props) => Shown && <Shown {...props} />
}

/**
 * Fetches parts by their names, and the parts in them. A server fetches all, so that it never waits while it renders.
 * Rejects when a file can't be had.
 */
export async function loadParts(names: readonly string[] | 'all'): Promise<void> {
  const missing = [...parts].filter(
    ([name, { isThere }]) => !isThere && (names === 'all' || names.includes(name)),
  )
  if (missing.length === 0) return
  await Promise.all(missing.map(([, { load }]) => load()))
  await loadParts(names) // what has come may have parts of its own
}
