import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { prerender } from './prerender.ts';

export default defineConfig({ plugins: [react(), prerender()], build: { target: 'es2022', reportCompressedSize: false } });
