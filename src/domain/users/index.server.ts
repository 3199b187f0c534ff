/** Staff accounts and their sessions. */
export { createUser, hasAdministrator, minimumPasswordLength } from './create-user.server.ts'
export { clearSignInAttempts, signIn } from './sign-in.server.ts'
export { clearSessions, findSession, signOut, type Session } from './sessions.server.ts'
export { clearedCookies, sessionCookies, sessionTokenOf } from './session-cookies.ts'
export { listAdminMenus } from './admin-menus.ts'
