export const addLink = (
  attributes: Partial<
    Pick<HTMLLinkElement, 'rel' | 'as' | 'crossOrigin' | 'href' | 'fetchPriority'>
  >,
): void => document.head.append(Object.assign(document.createElement('link'), attributes));
