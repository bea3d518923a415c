import { loadPatiently } from '../loading/load.ts';
import { remembered } from '../page/remembered.ts';
import { storageKeys } from '../page/storage-keys.ts';

/** The last wall that the visitor painted, as the fragment of a link to it. */
export const ownWall = () => remembered(storageKeys.wall);

export const paintDoors = async (): Promise<void> => {
  const hash = ownWall().get();
  if (hash === null) return;
  const { leavesOf } = await loadPatiently(() => import('./door-leaves.ts'));
  const leaves = leavesOf(hash);
  for (const [at, leaf] of document.querySelectorAll<HTMLImageElement>('.hero-leaf').entries()) {
    const drawing = leaves[at];
    if (drawing) leaf.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  }
};
