import { compileServer } from '../../build/artefact.ts';

/** The folder of the compiled server, which starts twice as fast as its TypeScript source. */
export const SERVER_FOLDER = '.cache/e2e-server';

// biome-ignore lint/style/noDefaultExport: Playwright requires one
export default (): Promise<void> => compileServer(SERVER_FOLDER);
