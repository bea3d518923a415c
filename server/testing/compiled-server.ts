import type { TestProject } from 'vitest/node';
import { compileServer } from '../../build/artefact.ts';
import { COMPILED_SERVER } from './testing.ts';

/**
 * Compiles the server once in each run of the tests, because a compiled server starts twice as
 * fast.
 */
export const setup = async (project: TestProject): Promise<void> => {
  const compile = () => compileServer(COMPILED_SERVER);
  await compile();
  project.onTestsRerun(compile);
};
