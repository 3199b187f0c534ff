/**
 * The rules of a subscription whose concerts the buyer chooses: what of a choice holds, what is missing, and how it can
 * be completed. Website, ticket shop and browser share this module; therefore it imports nothing.
 */

/** A concert that can be chosen. Times are milliseconds since 1970. */
export type ChoiceConcert = {
  id: number
  start: number
  end: number
  /** The day in the hall's time, as `2027-03-12`. */
  day: string
  room: number | null
  /** Why it can't be chosen any more, if so. */
  isClosed: boolean
}

/** Of the concerts of a group at least and at most so many are chosen; null for no limit. */
export type ChoiceGroupRule = { events: readonly number[]; at_least: number | null; at_most: number | null }
export type ChoiceRules = {
  choose: number
  is_one_per_evening: boolean
  groups: readonly ChoiceGroupRule[]
}

/** What of a choice does not hold; `group` is the place of a rule in the list. */
export type ChoiceFault =
  | { kind: 'unknown'; event: number }
  | { kind: 'closed'; event: number }
  | { kind: 'overlap' | 'way' | 'evening'; event: number; other: number }
  | { kind: 'too_many'; count: number }
  | { kind: 'at_most'; group: number; count: number }

export type Judgement = {
  /** The chosen concerts that exist, by their start. */
  chosen: number[]
  faults: ChoiceFault[]
  /** How many concerts are missing. */
  missing: number
  /** Of which groups how many concerts are missing. */
  lacking: { group: number; count: number }[]
  /** Whether nothing is missing or wrong, so that it can be bought. */
  isComplete: boolean
}

/** Minutes that people need from one hall to another. */
const wayMinutes = 20

/** Judges a choice of concerts, which may be incomplete or break rules. Repeated numbers count once. */
export function judgeChoice(
  concerts: readonly ChoiceConcert[],
  rules: ChoiceRules,
  choice: readonly number[],
): Judgement {
  const wanted = new Set(choice)
  const chosen = inOrder(concerts.filter(({ id }) => wanted.has(id)))
  const ids = chosen.map(({ id }) => id)
  const known = new Set(ids)
  const faults: ChoiceFault[] = [...wanted]
    .filter((id) => !known.has(id))
    .map((event) => ({ kind: 'unknown', event }))
  for (const { id, isClosed } of chosen) if (isClosed) faults.push({ kind: 'closed', event: id })
  for (const [index, one] of chosen.entries())
    for (const other of chosen.slice(index + 1)) {
      const kind = clashOf(one, other, rules)
      if (kind) faults.push({ kind, event: one.id, other: other.id })
    }
  if (ids.length > rules.choose) faults.push({ kind: 'too_many', count: ids.length - rules.choose })
  const lacking: Judgement['lacking'] = []
  for (const [group, { events, at_least: least, at_most: most }] of rules.groups.entries()) {
    const count = events.filter((id) => known.has(id)).length
    if (most !== null && count > most) faults.push({ kind: 'at_most', group, count: count - most })
    if (least !== null && count < least) lacking.push({ group, count: least - count })
  }
  const missing = Math.max(0, rules.choose - ids.length)
  return {
    chosen: ids,
    faults,
    missing,
    lacking,
    isComplete: faults.length === 0 && missing === 0 && lacking.length === 0,
  }
}

/** Why two concerts can't be heard both: they overlap, are too close for the way, or are on one evening. */
export function clashOf(
  one: ChoiceConcert,
  other: ChoiceConcert,
  { is_one_per_evening: isOnePerEvening }: Pick<ChoiceRules, 'is_one_per_evening'>,
): 'overlap' | 'way' | 'evening' | null {
  const [first, second] = one.start <= other.start ? [one, other] : [other, one]
  if (second.start < first.end) return 'overlap'
  if (first.room !== second.room && second.start < first.end + wayMinutes * 60_000) return 'way'
  return isOnePerEvening && first.day === second.day ? 'evening' : null
}

/**
 * A complete choice that contains the given concerts, and besides them only those that are `allowed`; null if the rules
 * leave none. It is exact: what has led to nothing once is not tried again.
 */
export function completeChoice(
  concerts: readonly ChoiceConcert[],
  rules: ChoiceRules,
  given: { chosen: readonly number[]; isAllowed?: (concert: ChoiceConcert) => boolean },
): number[] | null {
  const { isAllowed = () => true } = given
  const { faults, chosen } = judgeChoice(concerts, rules, given.chosen)
  if (faults.length > 0) return null
  const taken = concerts.filter(({ id }) => chosen.includes(id))
  const groups = rules.groups.map(({ events, at_least: least, at_most: most }) => {
    const members = new Set(events)
    return { members, least: least ?? 0, most: most ?? Infinity, count: countIn(members, taken) }
  })
  const failed = new Set<string>()
  const free = concerts.filter((one) => !one.isClosed && !chosen.includes(one.id) && isAllowed(one))
  const found = search(inOrder(taken.reduce(without, free)))
  return found ? inOrder(taken).map(({ id }) => id) : null

  /** Takes as many as are missing of the candidates, each of which fits to those taken. */
  function search(candidates: readonly ChoiceConcert[]): boolean {
    const missing = rules.choose - taken.length
    if (missing === 0) return groups.every(({ count, least }) => count >= least)
    const next = findTightest(candidates, missing)
    if (!next) return false
    const key = [missing, ...groups.map(({ count }) => count), ...candidates.map(({ id }) => id)].join()
    if (failed.has(key)) return false
    const others = candidates.filter((one) => one !== next)
    add(next, 1)
    if (search(without(others, next))) return true
    add(next, -1)
    if (search(others)) return true
    failed.add(key)
    return false
  }

  /** The candidate to decide on next, of the group that leaves the fewest; null if no choice of them can be complete. */
  function findTightest(candidates: readonly ChoiceConcert[], missing: number): ChoiceConcert | null {
    let most = candidates.length
    let fewest = Infinity
    let next = candidates[0] ?? null
    for (const { members, least, most: limit, count } of groups) {
      const inside = countIn(members, candidates)
      most -= Math.max(0, inside - (limit - count))
      const lacking = least - count
      if (lacking > missing || inside < lacking) return null
      if (lacking <= 0 || inside - lacking >= fewest) continue
      fewest = inside - lacking
      next = candidates.find(({ id }) => members.has(id)) ?? next
    }
    // Groups that share concerts count them twice, so that only a single limit proves that there are too few.
    const isOneLimit = groups.filter(({ most: limit }) => limit < Infinity).length <= 1
    return candidates.length < missing || (isOneLimit && most < missing) ? null : next
  }

  /** What is left of the candidates when one of them is taken. */
  function without(candidates: readonly ChoiceConcert[], one: ChoiceConcert): ChoiceConcert[] {
    const full = groups.filter(({ count, most }) => count >= most)
    return candidates.filter(
      (other) =>
        other !== one &&
        clashOf(one, other, rules) === null &&
        full.every(({ members }) => !members.has(other.id)),
    )
  }

  function add(concert: ChoiceConcert, step: 1 | -1): void {
    if (step === 1) taken.push(concert)
    else taken.pop()
    for (const group of groups) if (group.members.has(concert.id)) group.count += step
  }
}

/**
 * Concerts that can take the place of one that was chosen, so that the choice still holds or can still be completed; the
 * nearest in time first.
 */
export function findReplacements(
  concerts: readonly ChoiceConcert[],
  rules: ChoiceRules,
  { chosen, instead }: { chosen: readonly number[]; instead: number },
): number[] {
  const kept = chosen.filter((id) => id !== instead)
  const gone = concerts.find(({ id }) => id === instead)
  return concerts
    .filter(({ id, isClosed }) => !isClosed && !chosen.includes(id))
    .filter(({ id }) => completeChoice(concerts, rules, { chosen: [...kept, id] }) !== null)
    .toSorted((one, other) => distance(one, gone) - distance(other, gone) || one.id - other.id)
    .map(({ id }) => id)
}

/** Amounts of a price category in cents; single tickets of the same category have the same name. */
export type ChoicePrice = { name: string; amount: number }

/**
 * What a choice costs by category, and what its single tickets cost together; `single` is null when one of them has no
 * price of that category; one with a single price has it in every category. `saved` is above zero, or null when nothing is saved or it can't be known.
 */
export function priceChoice(
  categories: readonly ChoicePrice[],
  singles: readonly (readonly ChoicePrice[])[],
): { name: string; amount: number; single: number | null; saved: number | null }[] {
  return categories.map(({ name, amount }) => {
    const amounts = singles.map(
      (prices) => (prices.length === 1 ? prices[0] : prices.find((price) => price.name === name))?.amount,
    )
    const isKnown = amounts.length > 0 && amounts.every((one) => one !== undefined)
    const single = isKnown ? amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0) : null
    const saved = single !== null && single > amount ? single - amount : null
    return { name, amount, single, saved }
  })
}

function distance({ start }: ChoiceConcert, from: ChoiceConcert | undefined): number {
  return from ? Math.abs(start - from.start) : start
}

function inOrder(concerts: readonly ChoiceConcert[]): ChoiceConcert[] {
  return concerts.toSorted((one, other) => one.start - other.start || one.id - other.id)
}

function countIn(members: ReadonlySet<number>, concerts: readonly ChoiceConcert[]): number {
  return concerts.reduce((count, { id }) => count + (members.has(id) ? 1 : 0), 0)
}
