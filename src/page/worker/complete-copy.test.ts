import { afterEach, expect, it, vi } from 'vitest';
import { showDownload } from './complete-copy.ts';

afterEach(() => vi.unstubAllGlobals());

it('shows nothing, and throws nothing, where the browser refuses a BroadcastChannel', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure', 'SecurityError');
      }
    },
  );
  expect(() => showDownload()()).not.toThrow();
});
