import { notVisitorPages, visitorPagePatterns } from '#routing/visitor-pages.ts'

/** Links within a region that only change its query replace the region, which cannot use prefetched pages. */
const notPageLinks = '[download], [data-sale], [data-tickets], [data-region] a[href*="?"], a[target]'

const isPage = {
  and: [
    { href_matches: visitorPagePatterns },
    { not: { href_matches: notVisitorPages } },
    { not: { selector_matches: notPageLinks } },
  ],
}

/**
 * Which pages the browser may prefetch: those of links that are hovered or touched, and of the first visible links of a
 * list (browser/prefetch-visible.ts) without a hover, for which Chromium has waited at `eager` since version 141.
 * Browsers skip prefetching when data or power is saved.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { eagerness: 'moderate', where: isPage },
    { eagerness: 'immediate', where: { and: [isPage, { selector_matches: '[data-prefetch]' }] } },
  ],
})
