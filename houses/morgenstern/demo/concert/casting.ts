import { yearOf } from '../calendar.ts'
import { artists, isActive } from '../people/artists.ts'
import { roleLabel } from '../people/roles.ts'
import type { Random } from '../random.ts'
import type { Artist, CastItem, Day, RoleKey } from '#demo/plan.ts'

const rosters = new Map<string, Artist[]>()

/** The performers who could take this part on that day; the house's own people are preferred. */
export function rosterOf(role: RoleKey, day: Day): Artist[] {
  const key = `${role} ${yearOf(day)}`
  const known = rosters.get(key)
  if (known) return known
  const roster = artists.filter((artist) => artist.roles.includes(role) && isActive(artist, yearOf(day)))
  rosters.set(key, roster)
  return roster
}

/** Picks a performer who is not yet in the cast, or null when nobody is available for that part. */
export function castRole(role: RoleKey, day: Day, random: Random, taken: CastItem[] = []): CastItem | null {
  const free = rosterOf(role, day).filter((artist) => !taken.some((item) => item.artistKey === artist.key))
  if (free.length === 0) return null
  const artist = random.pickWeighted(free, (candidate) => (candidate.roles[0] === role ? 4 : 1))
  return castItem(artist, role)
}

/** Picks performers for several parts, or null when one of them stays empty. */
export function castRoles(
  roles: RoleKey[],
  day: Day,
  random: Random,
  taken: CastItem[] = [],
): CastItem[] | null {
  const cast: CastItem[] = []
  for (const role of roles) {
    const item = castRole(role, day, random, [...taken, ...cast])
    if (!item) return null
    cast.push(item)
  }
  return cast
}

export function castItem(artist: Artist, role: RoleKey): CastItem {
  return { artistKey: artist.key, role: roleLabel(role, artist.gender) }
}

/** Whether enough people for all these parts were active on that day. */
export function canCast(roles: RoleKey[], day: Day): boolean {
  return roles.every((role) => rosterOf(role, day).length >= roles.filter((other) => other === role).length)
}
