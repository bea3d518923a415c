import { afterEach, vi } from 'vitest';

// Test files share a process, so what a test has replaced would also reach the files after it.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
