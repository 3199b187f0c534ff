/**
 * Replaces the hashing of passwords in the project "database": real hashes take as long as twenty queries. The unit
 * test password-rules.test.ts uses the real ones.
 */
import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

// The alias applies to imports only.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2

export const { verify } = argon2

export function hash(password: string): Promise<string> {
  return argon2.hash(password, { memoryCost: 8, timeCost: 1 })
}
