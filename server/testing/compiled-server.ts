import type { TestProject } from 'vitest/node';
import { compileServer } from '../../build/artefact.ts';
import { COMPILED_SERVER } from './testing.ts';

/** Compiles the server once per test run, because it then starts twice as fast as from source. */
export const setup = async (project: TestProject): Promise<void> => {
  const compile = () => compileServer(COMPILED_SERVER);
  await compile();
  project.onTestsRerun(compile);
};
