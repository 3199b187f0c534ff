/** Old addresses and where they lead now. */
export { addRedirects, findRedirect, listRedirects } from './redirects.server.ts'
