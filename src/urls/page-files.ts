type Path = `/${string}`;

const nameOf = (path: Path): Path => (path === '/' ? '/index' : path);

/** Returns the URL of a canonical page's share card. */
export const shareCard = (path: Path): Path => `/social${nameOf(path)}.png`;

/** Returns the URL of a canonical page's Markdown. */
export const markdownOf = (path: Path): Path => `${nameOf(path)}.md`;
