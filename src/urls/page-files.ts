type Path = `/${string}`;

const nameOf = (path: Path): Path => (path === '/' ? '/index' : path);

export const shareCard = (path: Path): Path => `/social${nameOf(path)}.png`;

export const markdownOf = (path: Path): Path => `${nameOf(path)}.md`;
