import type { Role } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import { countRecoveryCodes } from './recovery-codes.server.ts'
import { requireOwnAccount } from './require-account.server.ts'

/** The viewer's own account. */
export type OwnAccount = {
  name: string
  email: string
  role: Role
  hasSecondFactor: boolean
  recoveryCodesLeft: number
}

/** One's own account. Throws `not_signed_in` for visitors. */
export async function findOwnAccount(scope: Scope): Promise<OwnAccount> {
  const { id, username: name, email, role, totpConfirmedAt } = await requireOwnAccount(scope)
  return {
    name,
    email,
    role,
    hasSecondFactor: totpConfirmedAt !== null,
    recoveryCodesLeft: await countRecoveryCodes(scope, id),
  }
}
