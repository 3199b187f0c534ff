/** Staff accounts, what they sign in with, and their sessions. */
export { seal, unseal, type Secrets } from './encryption.ts'
export type { AccountSettings } from './account-settings.ts'
export { createUser, hasAdministrator, hasDemoAccount, inviteUser } from './create-user.server.ts'
export { acceptSecrets, agreeOnSecrets, knowsCurrentSecret } from './agree-on-secrets.server.ts'
export { changeUser } from './change-user.server.ts'
export { listColleagues } from './list-colleagues.server.ts'
export { listUsers, type ListedUser } from './list-users.server.ts'
export { resetAccount } from './reset-account.server.ts'
export { minimumPasswordLength } from './password-rules.server.ts'
export { signIn } from './sign-in.server.ts'
export { signInWithCode } from './sign-in-with-code.server.ts'
export { signInWithPasskey } from './sign-in-with-passkey.server.ts'
export { readClient } from './read-client.ts'
export type { SignedIn } from './open-signed-in.server.ts'
export {
  endSession,
  endSessions,
  findSession,
  listSessions,
  signOut,
  type ListedSession,
  type Session,
} from './sessions.server.ts'
export { clearedCookies, sessionCookies, sessionTokenOf } from './session-cookies.ts'
export { findOwnAccount, type OwnAccount } from './find-account.server.ts'
export { changePassword } from './change-password.server.ts'
export { findPasswordLink, requestPasswordReset, resetPassword } from './reset-password.server.ts'
export {
  beginTotp,
  cancelTotp,
  confirmTotp,
  findTotpSetup,
  turnTotpOff,
  type TotpSetup,
} from './totp.server.ts'
export { renewRecoveryCodes } from './recovery-codes.server.ts'
export {
  addPasskey,
  listPasskeys,
  offerPasskey,
  passkeySite,
  removePasskey,
  type ListedPasskey,
  type PasskeyOffer,
} from './passkeys.server.ts'
export { createPasskeyChallenge } from './passkey-challenge.server.ts'
export { clearAccounts } from './clear-accounts.server.ts'
export { listAdminMenus } from './admin-menus.ts'
export { listOfficeMenu } from './office-menu.ts'
