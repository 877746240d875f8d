import type { Plugin } from 'vite';

/**
 * React Router's links without the prefetching of framework mode: it costs four hooks, and a new ref per render, for
 * every link.
 */
const PLAIN_LINKS = `
  import { createContext } from 'react';
  export const FrameworkContext = createContext(undefined);
  export const PrefetchPageLinks = () => null;
  export const usePrefetchBehavior = () => [false, null, {}];
  export const mergeRefs = (ref) => ref;`;

/** What other modules of MUI take from the script for a page rendered by a server. */
const COLOR_SCHEME_NAMES = `
  export const DEFAULT_MODE_STORAGE_KEY = 'mode';
  export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
  export const DEFAULT_ATTRIBUTE = 'data-color-scheme';
  export const buildInitColorSchemeScript = () => null;`;

/** Each of MUI's components looks for `sx` at each render, and none of ours has one. */
const NO_SX = `
  export default () => null;
  export const unstable_defaultSxConfig = {};
  export const extendSxProp = (props) => props;`;

/** Three components build one of Lucide's icons anew at each render; this one builds it once. */
const ICONS = `
  import { createElement } from 'react';
  export default ({ node }) => {
    const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
    return ({ size = 24, color = 'currentColor', className = '', ...props }) =>
      createElement('svg', {
        xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: '0 0 24 24', fill: 'none',
        stroke: color, strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] ? undefined : true, ...props, className: 'lucide ' + className,
      }, parts);
  };`;

/**
 * Unused parts of libraries, by import path: formik's from lodash for rare values (class instances, buffers, maps),
 * yup's for other key cases, emotion's for `withTheme`, React Router's for framework mode, MUI's `sx`, its ripple, which
 * the theme turns off, and its script against a flash of the other color scheme; and Lucide's way to build an icon.
 */
const LIGHTER: Record<string, string> = {
  './ssr/components.js': PLAIN_LINKS,
  './dom/ssr/components.js': PLAIN_LINKS,
  '@mui/system/styleFunctionSx': NO_SX,
  '../styleFunctionSx/index.mjs': NO_SX,
  '../styleFunctionSx/styleFunctionSx.mjs': NO_SX,
  '../styleFunctionSx/defaultSxConfig.mjs': 'export default {};',
  '../InitColorSchemeScript/InitColorSchemeScript.mjs': COLOR_SCHEME_NAMES,
  '../createLucideIcon.mjs': ICONS,
  './TouchRipple.mjs': 'export default () => null;',
  'lodash-es/cloneDeep': 'export default structuredClone;',
  'lodash-es/clone':
    'export default (value) => Array.isArray(value) ? [...value] : Object.assign(Object.create(Object.getPrototypeOf(value)), value);',
  'tiny-case': 'export const [camelCase, snakeCase] = [];',
  'hoist-non-react-statics': 'export default (target) => target;',
};
/** Whose relative imports are replaced: the same name may occur in another library. */
const RELATIVE = /\/node_modules\/(?:lucide-react|react-router|@mui\/system|@mui\/material\/ButtonBase)\//;

/** Replaces unused parts of libraries in builds. Fails one whose own code uses `sx` after all. */
export const lighterLibraries = (): Plugin => ({
  name: 'mirante:lighter-libraries',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer = '') =>
    id in LIGHTER && (!id.startsWith('.') || RELATIVE.test(importer)) ? `\0${id}` : undefined,
  load: (id) => LIGHTER[id.slice(1)],
  transform(code, id) {
    if (!id.includes('/node_modules/') && /\bsx(?:=\{|:)/.test(code)) this.error(`sx has no effect in builds: ${id}`);
    return id.includes('/react-router/') ? { code: withoutSideEffects(code), map: null } : undefined;
  },
});

/** Unused components are tree-shaken once creating and naming them is known to be free of side effects. */
const withoutSideEffects = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/= (React\$1\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
