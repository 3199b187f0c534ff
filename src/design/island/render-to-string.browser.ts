/** Stands for react-dom/server in the files for browsers (see "imports" in package.json). */
export const renderToString = null
