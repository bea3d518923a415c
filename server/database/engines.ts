import { embedded } from './embedded/engine.ts';
import type { Engine } from './engine.ts';
import { postgres } from './postgres/engine.ts';

export const engines: readonly Engine[] = [embedded, postgres];
