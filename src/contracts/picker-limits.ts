/** How many pictures the picker of the page editor shows at first, and adds each time. */
export const imagesAtOnce = 60

/** How many targets of links are offered at most. */
export const maxLinkTargets = 20
