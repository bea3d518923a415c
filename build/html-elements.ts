import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

/** The text directly inside `element`, such as the code of a script or style. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : '')).join('');

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
