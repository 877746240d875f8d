import { build, type Rolldown, type UserConfig } from 'vite';

/** Bundles a module with all its imports into one classic script, and returns its code. */
export async function bundleScript(
  entry: string,
  { define, plugins }: Pick<UserConfig, 'define' | 'plugins'>,
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define,
    plugins,
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'script' } },
  });
  const [first] = [result].flat() as Rolldown.RolldownOutput[];
  return first!.output[0].code.trim();
}
