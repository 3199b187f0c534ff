/** Setting up a new house: what its staff have done of what visitors expect. */
export { findSetup, type Setup } from './find-setup.server.ts'
export { hideSetup, showSetup } from './hide-setup.server.ts'
