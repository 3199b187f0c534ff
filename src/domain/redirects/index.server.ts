/** Old addresses and where they lead now. */
export { addRedirects, findRedirect, leaveRedirects, listRedirects } from './redirects.server.ts'
