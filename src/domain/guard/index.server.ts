/** The guard: rules that find what visitors should not see, and what staff have said to it. */
export { acceptFinding } from './accept-finding.server.ts'
export { checkChanges, checkEverything, checkSubject, isOutdated } from './check-rules.server.ts'
export { findClashes } from './find-clashes.server.ts'
export { listFindings, listRules, type Finding } from './list-findings.server.ts'
export { checkOutwardLinks, listDueAddresses, noteAddress } from './outward-links.server.ts'
export { presentFaultsOfEach, type PresentedFault } from './present-faults.server.ts'
export { findReleaseFaults } from './release-faults.server.ts'
export { switchRule } from './switches.server.ts'
