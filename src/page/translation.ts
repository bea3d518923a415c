const isFont = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === 'font';

/**
 * Lets React update a page that the browser has translated. Chromium replaces each text node with a
 * `<font>` element, but React still refers to the text node. Removing the text node or inserting
 * before it would throw, and text written into it would be invisible.
 * https://github.com/facebook/react/issues/11538
 */
export const tolerateTranslation = (): void => {
  const standIns = new WeakMap<Node, HTMLElement>();
  let isTranslated = false;

  /** Returns `node` or its `<font>`, whichever is a child of `parent`. */
  const standsFor = (parent: Node, node: Node): Node | undefined =>
    [node, standIns.get(node)].find((each) => each?.parentNode === parent);

  const patch = () => {
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
        // React has changed the text. Shows the text node again, so that the browser translates it.
        standIns.get(target)?.replaceWith(target);
        standIns.delete(target);
        continue;
      }
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (!standIn) continue;
      patch();
      for (const node of removedNodes) {
        if (!(node instanceof Text)) continue;
        standIns.set(node, standIn);
        observer.observe(node, { characterData: true });
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  // The browser may already have translated part of the page.
  if (document.querySelector('font')) patch();
};
