/**
 * The maximum number of operations in one call, because each of them traverses the whole content. The page editor
 * sends a longer queue in several calls.
 */
export const maxOperationsPerCall = 2000
