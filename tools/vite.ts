import react from '@vitejs/plugin-react';
import path from 'node:path';
import type { PluginOption } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { boot, type PreloadedPage } from './boot.ts';
import { frameGroups, LOGIN } from './frame.ts';
import { house } from './house.ts';
import { lighterLibraries } from './lighter-libraries.ts';
import { type AppName, ports, root } from './paths.ts';
import { prerender } from './prerender.ts';
import { serviceWorker } from './service-worker.ts';
import { sharedChunks } from './shared-chunks.ts';
import { compileHints, configScript, inlinedStyles, precompressed, toasterStyle } from './vite-plugins.ts';
import { sharedModules } from './vitest.ts';

interface App {
  /** A folder of `apps/`. */
  name: AppName;
  /** Addresses prerendered at build (prerender.ts), by the name of their place in index.html. */
  shells?: Record<string, string>;
  /** Modules that `src/boot.ts` may prefetch (boot.ts). */
  ahead?: Record<string, RegExp>;
  /** The modules and data of pages opened by their address (boot.ts). */
  pages?: readonly PreloadedPage[];
  /** Modules that the app's service worker opens offline (service-worker.ts). */
  offline?: readonly RegExp[];
  /** The module that is the frame of every page behind the login (frame.ts). */
  frame?: string;
  /** The manifest of an app that can be installed, besides the house (house.ts). */
  manifest?: object;
  /** Plugins of this app alone. */
  plugins?: PluginOption[];
}

const appDir = (name: AppName): string => path.join(root, 'apps', name);
const mainOf = (name: AppName): string => path.join(appDir(name), 'src/main.tsx');

/** For an app with a frame; the checkout's few pages keep rolldown's own chunks. */
const sharedGroups = (main: string, frame: string) => [...frameGroups(main, frame), sharedChunks(main, [frame, LOGIN])];

/** The shared build configuration of the three frontends. */
export const app = ({ name, shells, ahead = {}, pages, offline, frame, manifest, plugins = [] }: App): ViteUserConfig =>
  defineConfig({
    plugins: [
      react(),
      toasterStyle(),
      lighterLibraries(),
      house(manifest),
      boot(appDir(name), ahead, pages),
      shells && prerender(appDir(name), shells),
      inlinedStyles(),
      offline && serviceWorker(appDir(name), offline),
      ...plugins,
      compileHints(),
      configScript(),
      precompressed(),
    ],
    server: {
      port: ports[name],
      strictPort: true,
      proxy: { '/api': { target: process.env.API_URL ?? `http://127.0.0.1:${ports.api}`, ws: true, xfwd: true } },
    },
    build: {
      target: 'es2022',
      manifest: true,
      // No asset becomes a `data:` URL, which the policy would refuse; every targeted browser supports modulepreload.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // The code of every page is one file, and that of every page behind the login another: many small files compress
      // worse.
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          // A library's worker is code: servers send `.js` as a script.
          assetFileNames: ({ names: [file = ''] }) =>
            `assets/[name]-[hash]${file.endsWith('.mjs') ? '.js' : '[extname]'}`,
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'] },
              ...(frame ? sharedGroups(mainOf(name), path.join(appDir(name), frame)) : []),
            ],
          },
        },
      },
    },
    test: sharedModules,
  });
