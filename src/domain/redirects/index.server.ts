/** Redirects from old addresses. */
export { addRedirects, findRedirect, leaveRedirects, listRedirects } from './redirects.server.ts'
