import { z } from 'zod'
import { localized } from '#demo/texts/read-texts.ts'
import type { Localized, RoleKey } from '#demo/plan.ts'
import { readData } from '../own-texts.ts'

/** Instruments, voices and functions. */
const labels = new Map(Object.entries(readData('people/roles.yaml', z.record(z.string(), localized))))

/** What a programme prints under a performer's name; throws for a role without a label. */
export function roleLabel(role: RoleKey, gender: 'f' | 'm' | null): Localized {
  if (role === 'conductor') return { de: gender === 'f' ? 'Dirigentin' : 'Dirigent', en: 'conductor' }
  if (role === 'author') return { de: gender === 'f' ? 'Autorin' : 'Autor', en: 'author' }
  const label = labels.get(role)
  if (!label) throw new Error(`No label for the role ${role}`)
  return label
}
