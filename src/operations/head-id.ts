/** The id of the head of every content. */
export const headId = 'head'
