import type { Comment, Discussion } from '#contracts/comments.ts'

/** A comment with its answers, in order. */
export type Thread = { first: Comment; answers: Comment[] }

/** The conversations: open ones, and resolved ones with the last one first. */
export function threadsOf(comments: readonly Comment[]): { open: Thread[]; resolved: Thread[] } {
  const threads = comments
    .filter(({ parent_id: parent }) => parent === null)
    .map((first) => ({ first, answers: comments.filter(({ parent_id: parent }) => parent === first.id) }))
  return {
    open: threads.filter(({ first }) => first.resolved_at === null),
    resolved: threads.filter(({ first }) => first.resolved_at !== null).toReversed(),
  }
}

/** How many conversations are open, and 1 more for an open request for review. */
export function openCount(state: Discussion | null): number {
  return state ? threadsOf(state.comments).open.length + (state.review ? 1 : 0) : 0
}

/** The people whom a text names after an `@`. If several names begin alike, the longest one counts. */
export function mentionedIn(text: string, people: Discussion['people']): number[] {
  const byLength = people.toSorted((a, b) => b.name.length - a.name.length)
  const found = new Set<number>()
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const person = byLength.find(({ name }) => startsWith(text.slice(at + 1), name))
    if (person) found.add(person.id)
  }
  return [...found]
}

/** The beginning of a name between an `@` and the caret; null when nobody is being mentioned. */
export function nameBefore(text: string, caret: number): { start: number; begun: string } | null {
  const match = /(?:^|\s)@([\p{L}\p{N}.\- ]{0,40})$/u.exec(text.slice(0, caret))
  return match ? { start: caret - (match[1]?.length ?? 0), begun: match[1] ?? '' } : null
}

/** The people whose names begin with what was typed, six at most. */
export function peopleLike(begun: string, people: Discussion['people']): Discussion['people'] {
  const wanted = begun.toLowerCase()
  return people
    .filter(({ name }) =>
      name
        .toLowerCase()
        .split(/\s+/)
        .some((_, index, words) => words.slice(index).join(' ').startsWith(wanted)),
    )
    .slice(0, 6)
}

/** Whether a text begins with a name that ends there. */
function startsWith(text: string, name: string): boolean {
  return text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length))
}
