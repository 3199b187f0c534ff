import { notVisitorPages } from '#routing/visitor-pages.ts'

/** Links within a region that lead to another query replace the region, for which nothing fetched ahead is used. */
const notPageLinks = '[download], [data-sale], [data-tickets], [data-region] a[href*="?"], a[target]'

const isPage = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: notVisitorPages } },
    { not: { selector_matches: notPageLinks } },
  ],
}

/**
 * Which pages the browser may fetch before they are asked for: those that one points at or touches, and the first ones of
 * a list that are in view (browser/prefetch-visible.ts). Browsers leave it out by themselves where data or power is saved.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { eagerness: 'moderate', where: isPage },
    { eagerness: 'eager', where: { and: [isPage, { selector_matches: '[data-prefetch]' }] } },
  ],
})
