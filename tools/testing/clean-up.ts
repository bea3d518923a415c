import { afterEach, vi } from 'vitest';

// Test files share a process, so a replacement left by one file would affect later files.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
