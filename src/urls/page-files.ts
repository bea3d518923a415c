type Path = `/${string}`;

const nameOf = (path: Path): Path => (path === '/' ? '/index' : path);

/** Where the share card of a canonical page is. */
export const shareCard = (path: Path): Path => `/social${nameOf(path)}.png`;

/** Where a canonical page is as Markdown. */
export const markdownOf = (path: Path): Path => `${nameOf(path)}.md`;
