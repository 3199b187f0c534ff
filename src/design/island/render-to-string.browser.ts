/** Replaces react-dom/server in browser bundles (see "imports" in package.json). */
export const renderToString = null
