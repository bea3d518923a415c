import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

/** The text in an element and its descendants, such as a heading, script or style. */
export const textOf = (node: Node): string => {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

/**
 * The elements of `html` in document order, parsed as in a browser without JavaScript.
 * @param skips whether to omit an element and its content
 */
export const elementsOf = (
  html: string,
  skips: (element: Element) => boolean = () => false,
): Element[] => {
  const within = (node: Node): Element[] => {
    if (!('childNodes' in node)) return [];
    if (!defaultTreeAdapter.isElementNode(node)) return node.childNodes.flatMap(within);
    return skips(node) ? [] : [node, ...node.childNodes.flatMap(within)];
  };
  return within(parse(html, { scriptingEnabled: false }));
};
