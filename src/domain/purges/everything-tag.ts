/** The tag that all cacheable answers have, so that a cache in front drops everything in the way in which it drops one page. */
export const everythingTag = 'all'
