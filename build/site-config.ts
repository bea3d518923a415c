import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { mergeConfig, type UserConfig } from 'vite';
import { site } from '../src/content/site.ts';
import type { Env } from '../src/env.ts';
import { SETTING_PREFIXES } from '../tools/build-inputs.mjs';
import { inlineScripts } from './inline-scripts.ts';
import { wordmarkPath } from './wordmark.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const sharedConfig = (env: Env): UserConfig => ({
  envPrefix: SETTING_PREFIXES,
  // Without Firebase settings, the build contains no Firebase code.
  define: {
    __ENV__: JSON.stringify(env),
    __FIREBASE__: JSON.stringify(env.firebase !== null),
    __BUILD_YEAR__: String(new Date().getFullYear()),
  },
  resolve: {
    alias: {
      // Omits the shim, because React has included this hook since version 18.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  plugins: [
    {
      name: 'short-name',
      transformIndexHtml: (html) =>
        html
          .replace('%SHORT_NAME%', () => escaped(site.shortName))
          .replace('%WORDMARK%', wordmarkPath),
    },
    inlineScripts(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    {
      // Removes the router's <Link> component, because no page renders it: see decision 50.
      name: 'no-router-link',
      load: {
        filter: { id: /react-router\/dist\/esm\/link\.js$/ },
        handler: () => 'export let Link, createLink, linkOptions, useLinkProps;',
      },
    },
    react(),
    tailwindcss(),
  ],
  build: {
    target: 'baseline-widely-available',
    // The prerendered pages preload their chunks themselves.
    modulePreload: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
  },
});

/** Merges `more` into the configuration shared by page, renderer, development server and tests. */
export const siteConfig = (env: Env, more: UserConfig): UserConfig =>
  mergeConfig(sharedConfig(env), more);
