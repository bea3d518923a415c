import { keepEarlierReleases } from './earlier-releases.ts';

// After everything else of the build: the worker's list is made and the compressed copies are there.
await keepEarlierReleases('dist', '.cache/releases');
