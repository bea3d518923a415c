import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import { type ESTree, parseSync, Visitor } from 'vite';
import { importDirections, type Module } from './import-directions.ts';

interface Import {
  readonly from: string;
  readonly typeOnly: boolean;
}

interface ImportingNode extends Pick<ESTree.Node, 'type'> {
  readonly source: ESTree.Expression | null;
  readonly importKind?: string;
  readonly exportKind?: string;
}

const importsOf = (path: string, code: string): readonly Import[] => {
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const imports: Import[] = [];
  const note = (node: ImportingNode) => {
    const { type, source, importKind, exportKind } = node;
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
    const typeOnly = type === 'TSImportType' || (importKind ?? exportKind) === 'type';
    imports.push({ from: source.value, typeOnly });
  };
  new Visitor({
    ImportDeclaration: note,
    ExportNamedDeclaration: note,
    ExportAllDeclaration: note,
    ImportExpression: note,
    TSImportType: note,
  }).visit(program);
  return imports;
};

const covers = (name: string, path: string) => path === name || path.startsWith(`${name}/`);

export const forbiddenImports = (
  file: string,
  code: string,
  modules: Readonly<Record<string, Module>> = importDirections,
): readonly string[] => {
  const moduleOf = (path: string) =>
    Object.keys(modules)
      .filter((name) => covers(join('src', name), path))
      .sort((a, b) => b.length - a.length)[0];
  const name = moduleOf(file);
  const module = name === undefined ? undefined : modules[name];
  if (!module) return [`${file}: no module in tools/import-directions.ts contains this file`];

  const isAllowed = ({ from, typeOnly }: Import): boolean => {
    if (!from.startsWith('.')) {
      if (module.only && !module.only.some((bare) => covers(bare, from))) return false;
      return !module.without?.some((bare) => covers(bare, from));
    }
    const target = join(file, '..', from.replace(/\?.*$/, ''));
    const targetModule = moduleOf(target);
    if (targetModule === name) return true;
    if (targetModule === undefined) return false;
    const allowed = module.mayImport
      .map((each) => (typeOnly ? each.replace(/^type /, '') : each))
      .map((each) => join('src', each));
    // A permission for a folder covers everything in the folder, except modules within it.
    return allowed.some(
      (each) => covers(each, target) && each.length >= join('src', targetModule).length,
    );
  };
  return importsOf(file, code)
    .filter((each) => !isAllowed(each))
    .map(
      ({ from, typeOnly }) => `${file} may not import ${typeOnly ? 'types from ' : ''}'${from}'`,
    );
};

const isChecked = (file: string) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !/\/testing\//.test(file);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const forbidden = ['src', 'packages', 'server', 'build']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter(isChecked)
    .flatMap((file) => forbiddenImports(file, readFileSync(file, 'utf8')));
  for (const line of forbidden) console.error(line);
  process.exitCode = forbidden.length === 0 ? 0 : 1;
}
