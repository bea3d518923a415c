const isFont = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === 'font';

/**
 * Lets React update a page that the browser has translated. Chromium's translation replaces each
 * text node by a `<font>`. React still refers to the text node: removing it or inserting before it
 * would throw, and text written into it would be invisible.
 * https://github.com/facebook/react/issues/11538
 */
export const tolerateTranslation = (): void => {
  const standIns = new WeakMap<Node, HTMLElement>();
  let isTranslated = false;

  /**
   * The child of `parent` that represents `node`: itself or its replacement; undefined if unknown.
   */
  const standsFor = (parent: Node, node: Node): Node | undefined =>
    [node, standIns.get(node)].find((each) => each?.parentNode === parent);

  // Only on a translated page: otherwise the browser's own methods stay.
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
        // React has changed the text: show it, so that the browser translates it again.
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
  // Some browsers translate every page, and have already started.
  if (document.querySelector('font')) patch();
};
