import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption, type UserConfig } from 'vite';
import { type AppName, ports } from './places.ts';
import { configScript, lighterFormik, precompressed, toasterStyle } from './vite-plugins.ts';

interface App {
  /** A folder of `apps/`. */
  name: AppName;
  /** What this app alone needs. */
  plugins?: PluginOption[];
}

/** What the three frontends' builds have in common. */
export const app = ({ name, plugins = [] }: App): UserConfig => defineConfig({
  plugins: [react(), toasterStyle(), lighterFormik(), ...plugins, configScript(), precompressed()],
  server: {
    port: ports[name],
    strictPort: true,
    proxy: { '/api': { target: process.env.API_URL ?? `http://127.0.0.1:${ports.api}`, ws: true, xfwd: true } },
  },
  build: {
    target: 'es2022',
    manifest: true,
    // Nothing becomes a `data:` address, which the policy would refuse; every browser of the target knows modulepreload.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What every page needs is one file: a dozen small ones compress worse.
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
});
