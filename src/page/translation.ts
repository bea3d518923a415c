const isFont = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === 'font';

/**
 * Lets React go on with a page that the browser translates. Chromium's translation puts a `<font>` in
 * the place of each text; React keeps the text, and removing it, or putting something before it, would
 * throw, and what it writes into it would not be seen.
 * https://github.com/facebook/react/issues/11538
 */
export const tolerateTranslation = (): void => {
  const standIns = new WeakMap<Node, HTMLElement>();
  let isTranslated = false;

  /** The child of `parent` for `node`: itself or the element in its place; undefined if unknown. */
  const standsFor = (parent: Node, node: Node): Node | undefined =>
    [node, standIns.get(node)].find((each) => each?.parentNode === parent);

  // Only on a page that is translated: elsewhere the browser's own are not touched.
  const bear = () => {
    if (isTranslated) return;
    isTranslated = true;
    const { removeChild, insertBefore } = Node.prototype;
    Node.prototype.removeChild = function <T extends Node>(child: T): T {
      const standing = standsFor(this, child);
      if (standing) removeChild.call(this, standing);
      return child;
    };
    Node.prototype.insertBefore = function <T extends Node>(child: T, next: Node | null): T {
      insertBefore.call(this, child, (next && standsFor(this, next)) ?? null);
      return child;
    };
  };

  const observer = new MutationObserver((mutations) => {
    for (const mutation of mutations) {
      const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } = mutation;
      if (type === 'characterData') {
        // React has written into it: seen again, and for the browser to translate again.
        standIns.get(target)?.replaceWith(target);
        standIns.delete(target);
        continue;
      }
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (!standIn) continue;
      bear();
      for (const node of removedNodes) {
        if (!(node instanceof Text)) continue;
        standIns.set(node, standIn);
        observer.observe(node, { characterData: true });
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  // Some browsers were asked to translate every page, and have begun.
  if (document.querySelector('font')) bear();
};
