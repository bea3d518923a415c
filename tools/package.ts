import { writeArtefact } from './artefact.ts';

await writeArtefact('dist', 'artefact');
