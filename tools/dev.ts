import { spawn } from 'node:child_process';

// Starts Vite, for pages with hot reload, and the real server, for the endpoints.
const children = [
  spawn(process.execPath, ['--import', 'tsx', '--watch', 'server/start.ts'], { stdio: 'inherit' }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { stdio: 'inherit' }),
];
const stop = () => {
  for (const child of children) child.kill();
};
for (const child of children) child.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
