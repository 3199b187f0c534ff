/** Tokens by which the house's own programs make calls, limited to areas of records. */
export { settleToken } from './settle-token.server.ts'
export { createToken, findToken, revokeToken } from './tokens.server.ts'
